/**
 * Vite plugin for texts: compiles the ICU messages of the catalogs when the dashboard is built, so
 * that it holds no parser.
 */
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * `src/texts/en/lists.ts` or `src/texts/en/ui.ts`, but not the file that puts the areas of a
 * language together, nor the plain texts of the first screen.
 */
const area = /\/src\/texts\/[a-z-]+\/(?!(?:dashboard|start)\.ts$)(?:[a-z-]+\/)*[a-z-]+\.ts$/;

interface Texts {
  readonly [key: string]: string | Texts;
}

export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    // Tests and the development server take the messages as they are written.
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async transform(source, id) {
      if (!area.test(id)) return undefined;
      const { code } = await transformWithOxc(source, id);
      // Only literals are in these files: they can be loaded without a module of their own.
      // A sound cast: the types of the catalogs say so of every file of an area.
      const exports = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
        string,
        Texts
      >;
      const lines = Object.entries(exports).map(
        ([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))};`,
      );
      return { code: lines.join('\n'), map: null };
    },
  };
}

/** The same tree with each message compiled; plain texts stay as they are. */
function compiled(texts: Texts): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  );
}
