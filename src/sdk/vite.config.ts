/** Vite build of the npm package linkdeck-client: one module with its types, package.json, README.md and LICENSE. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { defineConfig, type Plugin } from 'vite';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { packageManifest, projectManifest } from '#service/node/build/package-manifest.ts';

const entry = 'src/sdk/linkdeck-client.ts';

const manifest = packageManifest('linkdeck-client', {
  description:
    'Calls a link-shortening service from Node, browsers and workers: typed, tolerant, within its rate limit',
  sideEffects: false,
  exports: {
    '.': { types: './linkdeck-client.d.ts', default: './linkdeck-client.js' },
    './package.json': './package.json',
  },
  dependencies: { zod: `^${projectManifest.dependencies.zod}` },
});

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    minify: 'oxc',
    rolldownOptions: {
      input: entry,
      external: /^zod(\/|$)/,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
    modulePreload: false,
  },
  plugins: [packageFiles()],
});

/** Emits type declarations, package.json, README.md and LICENSE. */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    async generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      const read = (...path: string[]) => readFile(join(projectRoot, ...path), 'utf8');
      emit('linkdeck-client.d.ts', await packedTypes());
      emit('package.json', manifest);
      emit('README.md', await read('docs/npm/linkdeck-client.md'));
      emit('LICENSE', await read('LICENSE'));
    },
  };
}

/**
 * The types of the module and of everything that it imports in one file; those of zod are imported.
 *
 * @throws Error where a type is wrong
 */
async function packedTypes(): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    external: /^zod(\/|$)/,
    plugins: [dts({ dtsOnly: true, tsconfig: 'tsconfig.json' })],
    checks: { bundlerTimings: false },
  });
  try {
    const { output } = await bundle.generate();
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
