import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./lib/language.svelte";
import { watchScreen } from "./lib/screen";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

settings.dress();
watchScreen();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
