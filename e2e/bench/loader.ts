/** Measures the loader that embedding pages import: its size on the wire. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';

/** In bytes, gzip at level 9. */
const limit = 4096;

interface LoaderFigures {
  readonly bytes: number;
  readonly limit: number;
  readonly good: boolean;
}

/** Reads the loader as it was built for the dashboard's own server. */
export async function benchLoader(): Promise<LoaderFigures> {
  const file = await readFile(join(await ensureDashboard(), 'embed', 'v1', 'linkdeck.js'));
  const bytes = gzipSync(file, { level: 9 }).length;
  // An empty file would mean that something else was measured.
  return { bytes, limit, good: bytes > 1000 && bytes <= limit };
}
