import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./lib/language.svelte";
import "./theme.css";

await speech.begin();
mount(App, { target: document.getElementById("app")! });
