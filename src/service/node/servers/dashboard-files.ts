/**
 * Dashboard files: reads the built dashboard into memory, so that only files of one build are
 * served.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { codeOf, ProgramError } from '#service/node/process/program-error.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export type DashboardFile = ReturnType<typeof describeFile>;
export type DashboardFiles = NonNullable<Awaited<ReturnType<typeof readOnce>>>;

/**
 * Reads the folder of a built dashboard.
 *
 * @throws ProgramError where there is no usable dashboard in it
 */
export async function readDashboard(folder: string): Promise<DashboardFiles> {
  // Another program may put a newer build in place meanwhile: then the files read so far are of two
  // builds.
  for (let tries = 0; tries < 20; tries += 1) {
    const read = await readOnce(folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (read !== undefined) return read;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new ProgramError(`There is no built dashboard in ${folder}. Build it with npm run build.`);
}

async function readOnce(folder: string) {
  const before = await stat(folder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(path.slice(folder.length).split(sep).join('/'), await readFile(path));
  }
  const page = contents.get('/index.html')?.toString();
  const after = await stat(folder);
  if (page === undefined || before.ino !== after.ino) return undefined;
  const files = new Map(
    [...contents].map(([path, content]) => [path, describeFile(path, content)]),
  );
  return {
    /** By path, with a slash at its beginning: `/assets/main-1a2b3c.js`. */
    files,
    /** The page, as it was built. */
    page,
    config: readConfig(contents.get('/config.json')),
    /** The OpenAPI document, as it was built. */
    openApi: contents.get('/openapi.json')?.toString(),
  };
}

export function describeFile(path: string, content: Buffer) {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const compressible = /^text\/|json|svg|wasm/.test(type) && content.length > 256;
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]]);
  return {
    type,
    /** Weak, because it is the same for every encoding of the file. */
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    /** Whether the name changes with the content, so that browsers may cache the file for good. */
    hashed: /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path),
    /** Whether it gets smaller by compression. */
    compressible,
    /** The content, compressed at the first call and cached. */
    body: (encoding: Encoding): Promise<Buffer> => {
      const compressed = bodies.get(encoding) ?? compress(encoding, content);
      bodies.set(encoding, compressed);
      return compressed;
    },
  };
}

function compress(encoding: Encoding, content: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  // 6 of 11: within 9 % of the best. 8 takes six times as long for files that are asked for side by
  // side, because it clears large tables for the smallest one, and 9 takes sixteen times as long.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

function readConfig(content: Buffer | undefined): Record<string, unknown> {
  if (content === undefined) return {};
  try {
    const config: unknown = JSON.parse(content.toString());
    if (typeof config === 'object' && config !== null && !Array.isArray(config))
      return { ...config };
  } catch {
    // Reported below, with the name of the file.
  }
  throw new ProgramError(
    'The file config.json of the dashboard must hold a JSON object. Correct public/config.json.',
  );
}
