/**
 * Vite plugin for embedding: builds and serves the page inside of frames, and the loader for other
 * pages.
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build, type Plugin, type ViteDevServer } from 'vite';
import { readOrigins, ValueProblem } from '#service/node/options/parse-value.ts';

/** Where both are, below the dashboard; the number is the version of the protocol. */
const folder = 'embed/v1';

/** What pages load from there, by the folder of `src/embed` that builds it. */
const modules: Readonly<Record<string, string>> = { 'linkdeck.js': 'loader', 'parts.js': 'parts' };

/** @param loaderPlugins change what pages load from there */
export function embedding(loaderPlugins: readonly Plugin[] = []): Plugin {
  let root = '';
  return {
    name: 'embedding',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        // For static hosts: their operators write the origins of embedding pages into it.
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/index.html`,
          source: framePage(page.source.toString(), '../../', []),
        });
        for (const [fileName, room] of Object.entries(modules))
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${fileName}`,
            source: await buildModule(root, room, fileName, loaderPlugins),
          });
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const fileName = path.startsWith(`/${folder}/`) ? path.slice(folder.length + 2) : '';
        const room = modules[fileName];
        if (path === `/${folder}/` || path === `/${folder}`)
          sendFrame(server, response).catch(next);
        else if (room !== undefined) sendModule(server, response, room, fileName).catch(next);
        else next();
      });
    },
  };
}

/** The page inside of frames, for the origins in EMBED_ORIGINS. */
async function sendFrame(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const origins = embedOrigins();
  if (origins.length === 0) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('No page may embed this dashboard. Name the origins that may in EMBED_ORIGINS.');
    return;
  }
  const page = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const made = await server.transformIndexHtml('/index.html', framePage(page, '/', origins));
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `frame-ancestors ${origins.join(' ')}`,
  });
  response.end(made);
}

async function sendModule(
  server: ViteDevServer,
  response: ServerResponse,
  room: string,
  fileName: string,
): Promise<void> {
  const code = await buildModule(server.config.root, room, fileName);
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(code);
}

/** @throws Error that names the variable */
function embedOrigins(): readonly string[] {
  try {
    return readOrigins(process.env['EMBED_ORIGINS'] ?? '');
  } catch (problem) {
    throw problem instanceof ValueProblem ? new Error(`EMBED_ORIGINS ${problem.message}`) : problem;
  }
}

function framePage(page: string, base: string, origins: readonly string[]): string {
  const added = `<base href="${base}"><meta name="linkdeck-embed-origins" content="${origins.join(' ')}">`;
  return page.replace(/<head(\s[^>]*)?>/i, (head) => head + added);
}

async function buildModule(
  root: string,
  room: string,
  fileName: string,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const configFile = `src/embed/${room}/vite.config.ts`;
  const built = await build({
    root,
    configFile,
    logLevel: 'warn',
    plugins: [...plugins],
    build: { write: false },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const module = output.find((each) => each.fileName === fileName);
  if (module?.type !== 'chunk') throw new Error(`${configFile} builds no ${fileName}`);
  return module.code;
}
