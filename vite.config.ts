import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedding } from './src/service/node/build/embed-plugin.ts';
import { Licences } from './src/service/node/build/licences-plugin.ts';
import { offline } from './src/service/node/build/offline-plugin.ts';
import { productionRouter } from './src/service/node/build/production-router-plugin.ts';
import { compiledTexts } from './src/service/node/build/texts-plugin.ts';
import { referenceService } from './src/service/node/dev-plugin.ts';

const licences = new Licences();

/** What the first screen loads by itself before the dashboard, each in a file of its own. */
const beforeDashboard = /\/(early-shortcuts|tab-updates|sections)\.tsx?$/;
/** What dialogs and errors of the first screen share with the dashboard. */
const withTexts = /\/(TextsProvider|use-message|ForgetAccountDialog)\.tsx?$/;

export default defineConfig({
  // Relative addresses: the built dashboard runs from any folder of any host, without a rebuild.
  base: './',
  plugins: [
    react(),
    referenceService(),
    embedding(),
    offline(),
    compiledTexts(),
    productionRouter(),
    licences.written(),
  ],
  // Workers load their parts when they need them, as pages do.
  worker: { format: 'es', plugins: () => [licences.ofWorkers()] },
  build: {
    outDir: 'dist/dashboard',
    target: 'es2023',
    sourcemap: false,
    // The dashboard is a few files instead of a hundred: compressed together they are smaller, and the first screen need not
    // name each of them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-screen', tags: ['$initial'], priority: 3 },
            {
              name: (path) => beforeDashboard.exec(path)?.[1] ?? null,
              debugName: 'before-dashboard',
              priority: 2,
            },
            { name: 'texts', test: withTexts, priority: 2 },
            { name: 'Dashboard', test: /\/src\/app\/Dashboard\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
