import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import { speech } from "./lib/language.svelte";
import { network } from "./lib/network.svelte";
import "./theme.css";

network.begin();
app.begin();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
