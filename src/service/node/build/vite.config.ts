/**
 * Vite build of the npm package: the program and its worker as JavaScript with all they import, the
 * dashboard, package.json.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { ensureDashboard, projectRoot } from './build-dashboard.ts';
import { Licences } from './licences-plugin.ts';
import { packageManifest, projectManifest } from './package-manifest.ts';

const outDir = join(projectRoot, 'dist', 'package');

export default defineConfig({
  root: projectRoot,
  publicDir: false,
  define: { packageVersion: JSON.stringify(projectManifest.version) },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20.19',
    // Names in stack traces and in the log are those of the sources.
    minify: false,
    rolldownOptions: {
      // The dashboard is built and copied in here, which takes most of the time.
      checks: { bundlerTimings: false },
      input: {
        linkdeck: 'src/service/node/build/linkdeck.ts',
        worker: 'src/service/node/api-worker/worker.ts',
      },
      // The driver, which is a binary, and one that PostgreSQL's tries to find.
      external: ['@photostructure/sqlite', 'pg-native'],
      output: {
        // Side by side: the worker is found beside the file that starts it.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        banner: ({ name, isEntry }) =>
          isEntry && name === 'linkdeck' ? '#!/usr/bin/env node' : '',
      },
    },
  },
  ssr: { noExternal: true, target: 'node' },
  plugins: [packageFiles(), new Licences().written()],
});

/**
 * Emits package.json, which names the one package that cannot be bundled, and puts the dashboard
 * and the texts beside it.
 */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    generateBundle() {
      const { description, optionalDependencies } = projectManifest;
      const bin = { linkdeck: 'linkdeck.js' };
      // A program: nothing in it is there to be imported.
      const exports = { './package.json': './package.json' };
      this.emitFile({
        type: 'asset',
        fileName: 'package.json',
        source: packageManifest('linkdeck', { description, bin, exports, optionalDependencies }),
      });
    },
    async writeBundle({ dir = outDir }) {
      await cp(await ensureDashboard(), join(dir, 'dashboard'), { recursive: true });
      for (const name of ['README.md', 'LICENSE'])
        await cp(join(projectRoot, name), join(dir, name));
    },
  };
}
