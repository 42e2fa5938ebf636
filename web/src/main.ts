/** The browser client starts here. */
import { mount } from "svelte";
import App from "./App.svelte";
import { layIcons } from "./lib/icons";
import "./style.css";

void layIcons();
mount(App, { target: document.getElementById("app")! });
