/**
 * Vite plugin for react-router: bundles its production build, because its package names the
 * development build alone.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of `react-router` by what is imported. */
const files = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** Warnings and checks of the development build are 1.2 KB of the first screen (gzip). */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => {
      const folder = join(
        dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
        'dist',
        'production',
      );
      const alias = Object.entries(files).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: join(folder, file),
      }));
      return { resolve: { alias } };
    },
  };
}
