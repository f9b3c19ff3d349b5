/** Vite build of the npm package: the program and its worker as JavaScript with all they import, the dashboard, package.json. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { ensureDashboard, projectRoot } from '#service/node/build/build-dashboard.ts';

const outDir = join(projectRoot, 'dist', 'package');

interface Manifest {
  readonly version: string;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const manifest = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as Manifest;

export default defineConfig({
  root: projectRoot,
  publicDir: false,
  define: { packageVersion: JSON.stringify(manifest.version) },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20.19',
    // Names in stack traces and in the log are those of the sources.
    minify: false,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { linkdeck: 'src/service/node/package/linkdeck.ts', worker: 'src/service/node/api-worker/worker.ts' },
      // The compiled driver, and one that PostgreSQL's tries to find.
      external: ['better-sqlite3', 'pg-native'],
      output: {
        // Side by side: the worker is found beside the file that starts it.
        ...{ entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        banner: ({ name, isEntry }) => (isEntry && name === 'linkdeck' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
  ssr: { noExternal: true, target: 'node' },
  plugins: [packageFiles()],
});

/** Emits package.json, which names the one package that cannot be bundled, and puts the dashboard and the texts beside it. */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    generateBundle() {
      const { version, description, license, engines, optionalDependencies } = manifest;
      const bin = { linkdeck: 'linkdeck.js' };
      const packed = { name: 'linkdeck', version, description, license, type: 'module', bin, engines, optionalDependencies };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(packed, null, 2)}\n` });
    },
    async writeBundle() {
      await cp(await ensureDashboard(), join(outDir, 'dashboard'), { recursive: true });
      for (const name of ['README.md', 'LICENSE']) await cp(join(projectRoot, name), join(outDir, name));
    },
  };
}
