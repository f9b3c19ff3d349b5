import 'linkdeck-embed/vue';
import { createApp } from 'vue';
import Portal from './Portal.vue';

createApp(Portal).mount('#portal');
