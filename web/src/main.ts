/** The browser client starts here. */
import { mount } from "svelte";
import App from "./App.svelte";
import { layCommonIcons } from "./lib/icons";
import "./style.css";

void layCommonIcons();
mount(App, { target: document.getElementById("app")! });
