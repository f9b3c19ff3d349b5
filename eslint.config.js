/** ESLint rules: the strict, typed set of typescript-eslint, and what each room must not call. */
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a name that is chosen at each import cannot be searched for.',
};

const noRawHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
  message: 'Text of a service is untrusted: show it as text.',
};

const noInnerHtml = {
  selector: 'AssignmentExpression > MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
  message: 'Text of a service is untrusted: show it as text.',
};

const noReexportOfAll = { selector: 'ExportAllDeclaration', message: 'Import the file itself, not a barrel.' };

const everywhere = [noDefaultExport, noReexportOfAll, noRawHtml, noInnerHtml];

/** A call by its name, with or without the global object before it. */
const call = (object, names, message) =>
  object === ''
    ? [
        { selector: `CallExpression[callee.name=/^(${names})$/]`, message },
        {
          selector: `CallExpression[callee.object.name=/^(window|globalThis|self)$/][callee.property.name=/^(${names})$/]`,
          message,
        },
      ]
    : [{ selector: `CallExpression[callee.object.name='${object}'][callee.property.name=/^(${names})$/]`, message }];

const onlyCodecs = {
  selector: 'CallExpression[callee.property.name=/^(transform|preprocess)$/]',
  message: 'The contract changes spellings by codecs alone, which can be undone.',
};

const tests = '**/*.{test,spec}.{ts,tsx}';

export default defineConfig(
  globalIgnores([
    'src/testing/openapi/paths.d.ts',
    'dist/',
    'data/',
    'shots/',
    'test-results/',
    'public/',
    'docs/',
    'coverage/',
    '.*/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // One program that holds every file: three, one for each compiler run, would read the same sources three times.
      parserOptions: { project: 'src/service/node/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-console': 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-empty-pattern': 'error',
      'no-irregular-whitespace': 'error',
      'no-misleading-character-class': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
      // A neighbour is ./x.ts, everything else #room/x.ts, with its extension.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '[.][.]/', message: 'Import a neighbour as ./x.ts and everything else as #room/x.ts.' },
            { regex: '^[.#](?!.*[.](tsx?|css|json|svg)$)', message: 'Write the extension out.' },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'Wrong on Node 20 and 22 for text that is not ASCII: use canParseUrl.' },
      ],
      'no-restricted-syntax': ['error', noDefaultExport, noRawHtml, noInnerHtml],
      'no-useless-escape': 'error',
      // `!= null` is the one spelling for "neither null nor undefined".
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // `process.env['CI']` says that the name is data; noPropertyAccessFromIndexSignature is not on to ask for it.
      '@typescript-eslint/dot-notation': 'off',
      // Numbers in messages are wanted as they print; everything else in a template still has to be text.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` and `if (done) return reply.end();` read best without braces around them.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Objects are made of closures here, so their functions may leave them; no class has a method that is handed on.
      '@typescript-eslint/unbound-method': 'off',
      // `const { error: _, ...rest } = reply` is how a key is left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Handlers of forms and buttons may be async where the library only ignores what they return.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // What was caught, or handed over as unknown, is thrown on as it is.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // `text || fallback` is meant where an empty text is as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // An empty function is the honest spelling of "nothing to do" (`() => {}`).
      '@typescript-eslint/no-empty-function': 'off',
      // A `while (true)` that returns from inside is a loop without an end condition.
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
    },
  },
  {
    // The rooms that may import React: its compiler, which these rules run on every file, takes long.
    files: ['src/{app,embed,features,pages,queries,testing,ui}/**/*.{ts,tsx}', 'src/main.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    ignores: [tests],
    rules: { 'max-lines': ['error', { max: 250 }] },
  },
  {
    files: ['src/{features,pages,queries,ui}/**/*.{ts,tsx}'],
    ignores: [tests],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...call('', 'fetch', 'Only the engine speaks to the service.')] },
  },
  {
    files: ['src/contract/**/*.ts'],
    ignores: [tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        onlyCodecs,
        ...call('', 'fetch|setTimeout|setInterval', 'The contract is pure.'),
        ...call('Date', 'now', 'The contract is pure.'),
        ...call('performance', 'now', 'The contract is pure.'),
        ...call('Math', 'random', 'The contract is pure.'),
        ...call('crypto', '.*', 'The contract is pure.'),
      ],
    },
  },
  {
    files: ['src/client/**/*.ts'],
    ignores: [tests, 'src/client/time/clock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...call('Date', 'now', 'Time is handed in.'),
        ...call('Math', 'random', 'Chance is handed in.'),
      ],
    },
  },
  {
    // The program speaks on its two streams; tests watch the console for what must not be on it.
    files: ['src/service/node/**', 'e2e/**', 'src/testing/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright and Vite read their settings, and Playwright its global set-up and its reporters, from a default
    // export; a declaration only describes what a tool makes.
    files: [
      '**/vite.config.ts',
      'e2e/**/playwright.config.ts',
      'e2e/setup/build-once.ts',
      'e2e/setup/without-snapshots.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noRawHtml, noInnerHtml] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**'],
    rules: {
      // Vitest's matchers (`expect.any(Number)`) and the messages of child processes come without a type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Tests name what must be there; where it is not, the failure is the message.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Stand-ins keep the shape of what they stand in for, which may be async without a wait.
      '@typescript-eslint/require-await': 'off',
    },
  },
);
