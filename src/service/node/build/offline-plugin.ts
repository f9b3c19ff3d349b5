/**
 * Vite plugin for offline use: builds the service worker with the list of files that open the
 * dashboard without a network.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const fileName = 'service-worker.js';
const entry = 'src/app/offline/service-worker.ts';
/** Of the files that are copied as they are, those that an installed dashboard shows. */
const pictures = [
  'favicon.svg',
  'manifest.webmanifest',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
];

export function offline(): Plugin {
  let root = '';
  return {
    name: 'offline',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || files.length === 0)
          throw new Error('The build has no index.html, or no scripts');
        const hash = createHash('sha256').update(page.source).update(files.sort().join());
        for (const name of pictures) hash.update(await readFile(join(root, 'public', name)));
        const version = hash.digest('base64url').slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName,
          source: await buildWorker(root, { version, files: [...files, ...pictures] }),
        });
      },
    },
  };
}

async function buildWorker(root: string, made: object): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(made) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'linkdeckWorker', fileName: () => fileName },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const worker = output.find((each) => each.fileName === fileName);
  if (worker?.type !== 'chunk') throw new Error(`${entry} builds no ${fileName}`);
  return worker.code;
}
