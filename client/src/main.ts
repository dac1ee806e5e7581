import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import { speech } from "./lib/language.svelte";
import { network } from "./lib/network.svelte";
import { watchScreen } from "./lib/screen";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

settings.dress();
watchScreen();
network.begin();
app.begin();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
