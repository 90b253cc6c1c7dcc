import { mount } from 'svelte';
import Update from '../offline/Update.svelte';
import App from './App.svelte';
import '../looks/fonts.css';
import '../looks/looks.css';
import './boot.css';

// Loads the symbol font now, not with the first text that needs it.
document.fonts.load('1em Signs', '→').catch(() => {});

const target = document.getElementById('app');
// check.js has already reported an unsupported browser.
if (target && !('unfit' in document.documentElement.dataset)) {
  mount(App, { target });
  mount(Update, { target });
}
