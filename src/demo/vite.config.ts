/** Vite build of the demo: the dashboard and the reference service as static files, for any folder of any static host. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import dashboard from '../../vite.config.ts';
import { demo, ownOrigin } from '../service/node/build/demo-plugin.ts';
import { embedding } from '../service/node/build/embed-plugin.ts';
import { Licences } from '../service/node/build/licences-plugin.ts';
import { productionRouter } from '../service/node/build/production-router-plugin.ts';
import { compiledTexts } from '../service/node/build/texts-plugin.ts';

const licences = new Licences();

export default defineConfig({
  base: './',
  plugins: [
    react(),
    demo(licences),
    embedding([ownOrigin()]),
    compiledTexts(),
    productionRouter(),
    licences.written(),
  ],
  worker: { format: 'es', plugins: () => [licences.ofWorkers()] },
  build: { ...dashboard.build, outDir: 'dist/demo', emptyOutDir: true },
});
