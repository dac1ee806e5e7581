/// <reference types="vite/client" />

declare module "virtual:icons" {
  export const bodies: Record<string, string>;
  export const credits: {
    author: { name: string; url: string };
    license: { title: string; url: string };
  };
}

declare module "virtual:messages/*" {
  const text: string;
  export default text;
}
