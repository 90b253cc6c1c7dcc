import { mount } from 'svelte';
import Update from '../offline/Update.svelte';
import App from './App.svelte';
import '../looks/looks.css';
import './boot.css';

const target = document.getElementById('app');
// What check.js has found wanting is said by it.
if (target && !('unfit' in document.documentElement.dataset)) {
  mount(App, { target });
  mount(Update, { target });
}
