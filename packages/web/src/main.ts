import { mount } from 'svelte';
import Update from './offline/Update.svelte';
import App from './page/App.svelte';
import './looks/looks.css';
import './boot.css';

const target = document.getElementById('app');
if (target) {
  mount(App, { target });
  mount(Update, { target });
}
