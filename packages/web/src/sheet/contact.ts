import { mount } from 'svelte';
import '../looks/fonts.css';
import '../looks/looks.css';
import Sheet from './Sheet.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'dark';
mount(Sheet, { target: document.body });
