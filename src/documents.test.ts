/** Tests of what documents tell a reader to type: scripts, options, account commands, files and versions are there. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runAccountCommand } from '#service/node/account-cli/account-commands.ts';
import { readOptions } from '#service/node/options/options.ts';

const root = join(import.meta.dirname, '..');

interface Command {
  readonly document: string;
  /** Split at blanks, without the shell's quotes. */
  readonly words: readonly string[];
}

let texts: ReadonlyMap<string, string>;
let manifest: { readonly version: string; readonly scripts: Readonly<Record<string, string>> };
const folders: string[] = [];

beforeAll(async () => {
  const below = await readdir(join(root, 'docs'), { recursive: true });
  // Decisions are of their day, and the changelog is of earlier versions too.
  const docs = below.filter((name) => name.endsWith('.md') && !name.startsWith('decisions/'));
  const paths = [
    'README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
    ...docs.map((name) => `docs/${name}`),
  ];
  const read = paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const);
  texts = new Map(await Promise.all(read));
  // A sound cast: these are its fields.
  manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as typeof manifest;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Those of npm have tests below; these have none, and were run by hand as they are written. */
const byHand = [
  /^git clone \S+$/,
  /^cd linkdeck$/,
  /^python3 -m http\.server \d+$/,
  /^export (?:SERVICE|KEY)=\S+$/,
  /^curl (?:-X POST )?"\$SERVICE\/api\/\S+" -H "Authorization: Bearer \$KEY"/,
  /^printf .*\$\(openssl rand -hex 24\).* > deploy\/\.env$/,
  // Its file was read by docker-compose; nothing has started all of it.
  /^docker compose -f deploy\/compose\.yaml up --build$/,
  /^mkdir -m 700 restored$/,
  /^cp \/backups\/\S+ restored\/\S+$/,
  /^pg_(?:dump|restore) --.* ?"\$DATABASE_URL"/,
];

/** The lines of blocks for the shell, with their continuations. */
function linesOfBlocks(): readonly { readonly document: string; readonly line: string }[] {
  return [...texts].flatMap(([document, text]) =>
    [...text.matchAll(/^ *```sh\n([^]*?)^ *```/gm)]
      .flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ document, line })),
  );
}

/** Command lines in blocks for the shell, and in backticks. */
function commandsThatBegin(words: string): readonly Command[] {
  return [...texts].flatMap(([document, text]) => {
    const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```/gm)].map(([, block = '']) => block);
    const inline = [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = '']) =>
      code.replaceAll(/\s+/g, ' '),
    );
    return [...blocks.flatMap((block) => block.split('\n')), ...inline]
      .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
      .flatMap((line) => line.split(' && '))
      .filter((line) => line === words || line.startsWith(`${words} `))
      .map((line) => ({ document, words: line.slice(words.length).trim().split(' ') }));
  });
}

function problemsOf(find: (text: string) => readonly string[]): readonly string[] {
  return [...texts].flatMap(([document, text]) =>
    find(text).map((problem) => `${document}: ${problem}`),
  );
}

test('Each line of a shell block is one that a test tries, or that was run by hand', () => {
  const ofNpm = /^(?:[A-Z_]+=\S+ )?npm (?:install|test|start|run [\w:]+)(?: |$)/;
  const untried = linesOfBlocks()
    .filter(({ line }) => !ofNpm.test(line) && !byHand.some((known) => known.test(line)))
    .map(({ document, line }) => `${document}: ${line}`);
  expect(untried).toEqual([]);
});

test('Each script that a document names is in package.json', () => {
  const named = /\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g;
  const unknown = problemsOf((text) =>
    [...text.matchAll(named)]
      .map(([, script, short]) => script ?? short ?? '')
      .filter((script) => manifest.scripts[script] === undefined),
  );
  expect(unknown).toEqual([]);
});

test('Each file and folder that a document names is there', () => {
  const missing = problemsOf((text) =>
    [...text.matchAll(/(?<![\w/.-])(?:src|e2e|public|docs|site|deploy|\.github)(?:\/[\w.-]+)+/g)]
      .map(([path]) => path.replace(/\.$/, ''))
      // `xs` stands for a resource that a reader is about to add, and secrets are written by one.
      .filter((path) => !/\bxs\b|\.env$/.test(path) && !existsSync(join(root, path))),
  );
  expect(missing).toEqual([]);
});

test('Each packed file that a document names has the present version', () => {
  const other = problemsOf((text) =>
    [...text.matchAll(/linkdeck(?:-\w+)?-(\d+\.\d+\.\d+)\.tgz/g)]
      .filter(([, version]) => version !== manifest.version)
      .map(([name]) => name),
  );
  expect(other).toEqual([]);
});

test('Each start of the program, and each doctor, has options that it takes', () => {
  const commands = commandsThatBegin('npm start').filter(({ words }) => words[0] === '--');
  expect(commands.length).toBeGreaterThan(9);
  for (const { document, words } of commands) {
    const options = words.slice(words[1] === 'doctor' ? 2 : 1);
    expect(() => readOptions(options, manifest.version), document).not.toThrow();
  }
});

test('Each account command does what a document says, in the folder of a fresh account', async () => {
  const named = [
    ...commandsThatBegin('npm run account --'),
    ...commandsThatBegin('linkdeck account'),
  ];
  // COMMAND stands for each; a move to PostgreSQL needs that, and has tests of its own.
  const commands = named.filter(({ words }) => !/^(COMMAND|move)$/.test(words[0] ?? ''));
  expect(commands.length).toBeGreaterThan(4);
  for (const { document, words } of commands) {
    const folder = await mkdtemp(join(tmpdir(), 'linkdeck-documents-'));
    folders.push(folder);
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', join(folder, 'data'));
    await runAccountCommand(['add', '--email', 'owner@linkdeck.example']);
    const here = words.map((word) => word.replace(/^\/backups/, folder));
    const printed = await runAccountCommand(here);
    expect(printed, `${document}: ${words.join(' ')}`).not.toBe('');
  }
});
