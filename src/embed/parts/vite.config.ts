/** Vite build: the module of parts, beside the loader that it imports; for the npm package its React components too. */
import { defineConfig, type Plugin } from 'vite';

/** `--mode package` adds the React components. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    emptyOutDir: false,
    target: 'es2022',
    minify: 'oxc' as const,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
      input: {
        parts: 'src/embed/parts/parts.ts',
        ...(mode === 'package' && { 'parts-react': 'src/embed/parts/ReactParts.tsx' }),
      },
      external: /^react(\/|$)/,
      preserveEntrySignatures: 'strict' as const,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        banner: ({ name }: { name: string }) => (name === 'parts-react' ? "'use client';" : ''),
      },
    },
    modulePreload: false,
  },
  plugins: [besideEachOther()],
}));

/** Keeps the loader out of the parts, and the parts out of their React components: each is a file beside them. */
function besideEachOther(): Plugin {
  return {
    name: 'beside-each-other',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer === undefined) return null;
      if (source.endsWith('/loader/linkdeck.ts')) return { id: './linkdeck.js', external: true };
      if (source === './parts.ts') return { id: './parts.js', external: true };
      return null;
    },
  };
}
