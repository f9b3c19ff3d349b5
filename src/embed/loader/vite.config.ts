/** Vite build: the loader for the dashboard's server, or the npm package with all of the embed modules. */
import type ts from 'typescript';
import { defineConfig, type Plugin } from 'vite';

/** `--mode package` adds the React component, the backend module and types. */
export default defineConfig(({ mode }) => {
  const whole = mode === 'package';
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
        input: whole
          ? {
              linkdeck: 'src/embed/loader/linkdeck.ts',
              react: 'src/embed/loader/ReactLinkdeck.tsx',
              backend: 'src/embed/backend/backend.ts',
            }
          : { linkdeck: 'src/embed/loader/linkdeck.ts' },
        external: /^react(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
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
      source === './linkdeck.ts' && importer?.endsWith('.tsx') === true ? { id: './linkdeck.js', external: true } : null,
  };
}

/** Emits type declarations and package.json. */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    async generateBundle() {
      const { default: typescript } = await import('typescript');
      for (const [fileName, source] of declarations(typescript)) this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(description, null, 2)}\n` });
    },
  };
}

const description = {
  name: 'linkdeck-embed',
  version: '1.0.0',
  type: 'module',
  license: 'MIT',
  sideEffects: ['./linkdeck.js'],
  exports: {
    '.': { types: './linkdeck.d.ts', default: './linkdeck.js' },
    './react': { types: './ReactLinkdeck.d.ts', default: './react.js' },
    './backend': { types: './backend.d.ts', default: './backend.js' },
  },
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
};

/** @throws Error where a type is wrong */
function declarations(typescript: typeof ts): Map<string, string> {
  const files = new Map<string, string>();
  const program = typescript.createProgram(
    ['src/embed/loader/linkdeck.ts', 'src/embed/loader/ReactLinkdeck.tsx', 'src/embed/backend/backend.ts'],
    {
      target: typescript.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: typescript.ModuleKind.ESNext,
      moduleResolution: typescript.ModuleResolutionKind.Bundler,
      jsx: typescript.JsxEmit.ReactJSX,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: 'src/embed',
      outDir: '.',
    },
  );
  const { diagnostics } = program.emit(undefined, (path, text) => {
    // The package has no TypeScript sources.
    files.set(
      path.replace(/^.*\//, ''),
      text.replaceAll(/((?:from |import\()['"])(?:\.|#embed\/[\w-]+)\/([\w-]+)\.tsx?/g, '$1./$2.js'),
    );
  });
  const [problem] = [...typescript.getPreEmitDiagnostics(program), ...diagnostics];
  if (problem !== undefined) throw new Error(typescript.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return files;
}
