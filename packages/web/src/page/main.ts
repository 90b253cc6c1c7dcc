import { mount } from 'svelte';
import Update from '../offline/Update.svelte';
import App from './App.svelte';
import '../looks/fonts.css';
import '../looks/looks.css';
import './boot.css';

// No sign is late: they come with the page, not with the first text that has one.
document.fonts.load('1em Signs', '→').catch(() => {});

const target = document.getElementById('app');
// What check.js has found wanting is said by it.
if (target && !('unfit' in document.documentElement.dataset)) {
  mount(App, { target });
  mount(Update, { target });
}
