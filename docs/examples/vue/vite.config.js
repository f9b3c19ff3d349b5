import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Vue looks for a component of every name that it does not know.
const isCustomElement = (tag) => /^link-?deck/.test(tag);

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
