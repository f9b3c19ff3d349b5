/**
 * Vite plugin for the demo: its page, and its service worker with the reference service and SQLite
 * as WebAssembly.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'vite';
import { pagePolicy } from '#service/node/servers/content-policy.ts';
import type { Licences } from './licences-plugin.ts';

const workerName = 'service-worker.js';
const workerEntry = 'src/demo/worker/service-worker.ts';
const dashboardEntry = '/src/main.tsx';
const demoEntry = '/src/demo/start.ts';

/** A static host sends no policy. Styles are inserted by scripts, and no nonce is known before. */
const policy = pagePolicy([], ["'unsafe-inline'"]);

const noncePlace = /^.*property="csp-nonce".*$/m;

/** @param licences collects those of the worker's packages */
export function demo(licences: Licences): Plugin {
  let root = '';
  return {
    name: 'demo',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: { order: 'pre', handler: demoPage },
    async generateBundle() {
      const wasm = await readFile(createRequire(import.meta.url).resolve(wasmFile));
      const hash = createHash('sha256').update(wasm).digest('base64url').slice(0, 8);
      const wasmName = `assets/sqlite3-${hash}.wasm`;
      this.emitFile({ type: 'asset', fileName: wasmName, source: wasm });
      this.emitFile({
        type: 'asset',
        fileName: workerName,
        source: await buildWorker(root, wasmName, licences),
      });
    },
  };
}

/** Lets pages of the demo's own origin embed it: behind it is no key but that of an invented account. */
export function ownOrigin(): Plugin {
  return {
    name: 'own-origin',
    transform: {
      filter: { id: /\/src\/embed\/loader\/own-origin\.ts$/ },
      handler: () => ({ code: 'export const refusesOwnOrigin = false;', map: null }),
    },
  };
}

const wasmFile = '@sqlite.org/sqlite-wasm/sqlite3.wasm';

/** The page of the dashboard with another script and a content policy. */
function demoPage(html: string): string {
  if (!html.includes(dashboardEntry) || !noncePlace.test(html))
    throw new Error('index.html has another script, or no place for the nonce');
  const meta = `    <meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(noncePlace, meta).replace(dashboardEntry, demoEntry);
}

async function buildWorker(root: string, wasmName: string, licences: Licences): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __WASM__: JSON.stringify(wasmName) },
    plugins: [withoutOwnFiles(), licences.ofWorkers()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: workerEntry,
        output: { format: 'es', entryFileNames: workerName, codeSplitting: false },
      },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [worker, ...others] = output;
  if (worker?.type !== 'chunk' || others.length > 0)
    throw new Error(`${workerEntry} builds other files than ${workerName}`);
  // Not every browser runs a module as a service worker, and a script cannot wait at its top.
  return `(async()=>{${worker.code}\n})();\n`;
}

/** The package of SQLite finds its files beside its own, and starts workers that are not used here. */
function withoutOwnFiles(): Plugin {
  return {
    name: 'without-own-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@sqlite\.org\/sqlite-wasm\// },
      handler: (code) => ({
        code: code.replaceAll('import.meta.url', 'globalThis.location.href'),
        map: null,
      }),
    },
  };
}
