/**
 * Vite build: the loader for the dashboard's server, or the npm package with all of the embed
 * modules.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type ts from 'typescript';
import { defineConfig, type Plugin } from 'vite';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { packageManifest } from '#service/node/build/package-manifest.ts';

/** What the npm package holds; the dashboard's server needs the first alone. */
const entries = {
  linkdeck: 'src/embed/loader/linkdeck.ts',
  react: 'src/embed/loader/ReactLinkdeck.tsx',
  backend: 'src/embed/backend/backend.ts',
};

/** What `src/embed/parts/vite.config.ts` builds into the same folder. */
const partEntries = ['src/embed/parts/parts.ts', 'src/embed/parts/ReactParts.tsx'];

/**
 * Types of the elements for templates, which need packages that this project does not have: passed on
 * as they are.
 */
const templateTypes = [
  'loader/vue.d.ts',
  'loader/svelte.d.ts',
  'parts/parts-vue.d.ts',
  'parts/parts-svelte.d.ts',
];

/** The types that `exports` names. */
const publicTypes = [
  'linkdeck.d.ts',
  'ReactLinkdeck.d.ts',
  'parts.d.ts',
  'ReactParts.d.ts',
  'backend.d.ts',
  ...templateTypes.map((path) => basename(path)),
];

const manifest = packageManifest('linkdeck-embed', {
  description:
    'Puts the dashboard of Linkdeck, for links of a link-shortening service, into a page',
  sideEffects: ['./linkdeck.js', './parts.js'],
  exports: {
    '.': { types: './linkdeck.d.ts', default: './linkdeck.js' },
    './react': { types: './ReactLinkdeck.d.ts', default: './react.js' },
    './parts': { types: './parts.d.ts', default: './parts.js' },
    './parts/react': { types: './ReactParts.d.ts', default: './parts-react.js' },
    './parts/vue': { types: './parts-vue.d.ts', default: './parts.js' },
    './parts/svelte': { types: './parts-svelte.d.ts', default: './parts.js' },
    './vue': { types: './vue.d.ts', default: './linkdeck.js' },
    './svelte': { types: './svelte.d.ts', default: './linkdeck.js' },
    './backend': { types: './backend.d.ts', default: './backend.js' },
    './package.json': './package.json',
  },
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
});

/** `--mode package` adds the React component, the backend module and types. */
export default defineConfig(({ mode }) => {
  const whole = mode === 'package';
  const input: Record<string, string> = whole ? entries : { linkdeck: entries.linkdeck };
  return {
    publicDir: false,
    build: {
      outDir: 'dist/embed',
      target: 'es2022',
      minify: 'oxc',
      // Exported names are public.
      rolldownOptions: {
        // A constant costs more by its name than by its value.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        input,
        external: /^react(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Frameworks that render on a server have to know what belongs to the browser.
          banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
        },
      },
      modulePreload: false,
    },
    plugins: whole ? [oneLoader(), packageFiles()] : [],
  };
});

/** Keeps the loader out of the React module, which imports it from the file beside it. */
function oneLoader(): Plugin {
  return {
    name: 'one-loader',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './linkdeck.ts' && importer?.endsWith('.tsx') === true
        ? { id: './linkdeck.js', external: true }
        : null,
  };
}

/** Emits type declarations, package.json, README.md and LICENSE. */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    async generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      const read = (...path: string[]) => readFile(join(projectRoot, ...path), 'utf8');
      const { default: typescript } = await import('typescript');
      const types = declarations(typescript);
      for (const path of templateTypes)
        types.set(basename(path), withPackedImports(await read('src/embed', path)));
      for (const fileName of namedBy(types, publicTypes)) emit(fileName, types.get(fileName) ?? '');
      emit('package.json', manifest);
      emit('README.md', await read('docs/npm/linkdeck-embed.md'));
      emit('LICENSE', await read('LICENSE'));
    },
  };
}

/** The files of these names, and those that they import: no user needs the types of what is inside the modules. */
function namedBy(types: ReadonlyMap<string, string>, names: readonly string[]): Set<string> {
  const found = new Set(names);
  // A set takes in what is added while it is gone through.
  for (const name of found)
    for (const [, imported = ''] of (types.get(name) ?? '').matchAll(/['"]\.\/([\w-]+)\.js['"]/g))
      if (types.has(`${imported}.d.ts`)) found.add(`${imported}.d.ts`);
  return found;
}

/** The package has no TypeScript sources, and all of its files are in one folder. */
function withPackedImports(text: string): string {
  return text.replaceAll(
    /((?:from |import\()['"])(?:\.|#embed\/[\w-]+)\/([\w-]+)\.tsx?/g,
    '$1./$2.js',
  );
}

/** @throws Error where a type is wrong */
function declarations(typescript: typeof ts): Map<string, string> {
  const files = new Map<string, string>();
  const program = typescript.createProgram(
    [
      ...Object.values(entries),
      ...partEntries,
      'src/embed/loader/markup.ts',
      'src/embed/parts/part-markup.ts',
    ],
    {
      target: typescript.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: typescript.ModuleKind.ESNext,
      moduleResolution: typescript.ModuleResolutionKind.Bundler,
      jsx: typescript.JsxEmit.ReactJSX,
      types: [],
      strict: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: 'src/embed',
      outDir: '.',
    },
  );
  const { diagnostics } = program.emit(undefined, (path, text) => {
    files.set(path.replace(/^.*\//, ''), withPackedImports(text));
  });
  const problem = [...typescript.getPreEmitDiagnostics(program), ...diagnostics].at(0);
  if (problem !== undefined)
    throw new Error(typescript.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return files;
}
