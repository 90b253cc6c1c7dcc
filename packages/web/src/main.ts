import { mount } from 'svelte';
import App from './page/App.svelte';
import './looks/looks.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
