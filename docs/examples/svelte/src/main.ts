import 'linkdeck-embed/svelte';
import { mount } from 'svelte';
import Portal from './Portal.svelte';

mount(Portal, { target: document.getElementById('portal') ?? document.body });
