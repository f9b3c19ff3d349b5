/** What holds for each file by itself: its name, its first line, its length, and what it may not call. */
import { isTest } from './rooms.ts';
import type { Source } from './sources.ts';

const longest = 250;

/** Tools that read their settings from a default export, and declarations of what a tool makes. */
const mayExportDefault =
  /^((src\/embed\/loader\/)?vite\.config\.ts|eslint\.config\.js|e2e\/(.*\/)?playwright\.config\.ts|e2e\/setup\/(build-once|without-snapshots)\.ts|.*\.d\.ts)$/;

/** Files that hold JSX to put the dashboard together and are no component themselves. */
const putsTogether = /^src\/(main\.tsx|app\/routing\/router\.tsx|testing\/.*)$/;

/** Every rule that a file breaks, in words. */
export function brokenFileRules(source: Source): string[] {
  const problems = [
    ...nameProblems(source.path),
    ...exportProblems(source),
    ...firstLineProblem(source),
    ...lengthProblem(source),
    ...callProblems(source),
  ];
  return problems.map((problem) => `${source.path}${problem}`);
}

function nameProblems(path: string): string[] {
  const folders = path.split('/').slice(0, -1);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const drawer = folders.find((folder) => /^(utils?|helpers?|common|lib|misc|shared)$/.test(folder));
  const renders = file.endsWith('.tsx') && !putsTogether.test(path);
  const wanted = renders ? /^[A-Z][A-Za-z0-9]*\.tsx$/ : /^[a-z0-9]+(-[a-z0-9]+)*(\.(config|d))?\.(tsx?|js)$/;
  // A test is called like the file that it tests.
  const isNamedWell = isTest(path)
    ? /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)\.(test|spec)\.tsx?$/.test(file)
    : wanted.test(file);
  return [
    ...(drawer === undefined ? [] : [`: a folder called ${drawer} says nothing of what is in it`]),
    ...(file.startsWith('index.') ? [': import the file itself, not a barrel'] : []),
    ...folders
      .filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
      .map((folder) => `: the folder ${folder} is not in kebab-case`),
    ...(isNamedWell ? [] : [': PascalCase.tsx renders, kebab-case.ts does not']),
  ];
}

function exportProblems({ path, exports }: Source): string[] {
  return exports.flatMap(({ name, line }) => {
    if (name === '*') return [`:${line} exports all of another file: import the file itself`];
    if (name === 'default' && !mayExportDefault.test(path)) return [`:${line} has a default export: export by name`];
    return [];
  });
}

function firstLineProblem({ path, text }: Source): string[] {
  if (isTest(path) || path.endsWith('.config.ts') || /^\/\*\* \S.*/.test(text)) return [];
  return [': the first line says in one sentence what the file says, as /** … */'];
}

function lengthProblem({ path, text }: Source): string[] {
  const lines = text.split('\n').length - 1;
  // Tests of one noun stay together, as splitting them would hide what is covered.
  return lines <= longest || isTest(path) ? [] : [` has ${lines} lines, more than ${longest}: split it by noun`];
}

/** Calls that a room must not make, whatever it imports. */
const forbiddenCalls: readonly { within: RegExp; call: RegExp; problem: string }[] = [
  {
    within: /^src\/(features|pages|queries|ui)\//,
    call: /^((window|globalThis|self)\.)?fetch$/,
    problem: 'only the engine speaks to the service',
  },
  {
    within: /^src\/contract\//,
    call: /(^|\.)(transform|preprocess)$/,
    problem: 'the contract changes spellings by codecs alone, which can be undone',
  },
  {
    within: /^src\/contract\//,
    call: /^(Date\.now|performance\.now|Math\.random|fetch|setTimeout|setInterval|crypto\..*)$/,
    problem: 'the contract is pure',
  },
  { within: /^src\/client\/(?!time\/clock\.ts)/, call: /^(Date\.now|Math\.random)$/, problem: 'time and chance are handed in' },
];

function callProblems({ path, calls }: Source): string[] {
  if (isTest(path)) return [];
  return calls.flatMap(({ callee, line }) =>
    forbiddenCalls
      .filter(({ within, call }) => within.test(path) && call.test(callee.replaceAll(/\s+/g, '')))
      .map(({ problem }) => `:${line} calls ${callee.slice(-30)}: ${problem}`),
  );
}
