/** Finder bundle: the finder and its library as one script, which a driver evaluates in a page. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function bundleFinder(): Promise<string> {
  const entry = fileURLToPath(new URL('finder.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'finder' } },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  for (const file of files) if (file.type === 'chunk') return file.code;
  throw new Error('The finder was not built');
}
