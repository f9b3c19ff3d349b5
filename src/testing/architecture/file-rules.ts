/** File rules: names and the first comment; what a linter cannot see in one file's code. */
import { posix } from 'node:path';

/** Files that hold JSX to put the dashboard together and are no component themselves. */
const notComponents = /^src\/(main\.tsx|app\/routing\/router\.tsx|testing\/.*)$/;
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Every rule that a file breaks by its path or its first comment, in words. */
export function fileProblems(path: string, text: string): string[] {
  return [...nameProblems(path), ...firstCommentProblem(path, text)].map(
    (problem) => `${path}: ${problem}`,
  );
}

function nameProblems(path: string): string[] {
  const folders = path.split('/').slice(0, -1);
  const file = posix.basename(path);
  const drawer = folders.find((folder) =>
    /^(utils?|helpers?|common|lib|misc|shared)$/.test(folder),
  );
  const renders = file.endsWith('.tsx') && !notComponents.test(path);
  const pascal = /^[A-Z][A-Za-z0-9]*\.tsx$/;
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(config|d))?\.tsx?$/;
  const isNamedWell = isTest(path)
    ? /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)\.(test|spec)\.tsx?$/.test(file)
    : (renders ? pascal : kebab).test(file);
  return [
    ...(drawer === undefined ? [] : [`a folder called ${drawer} does not tell what is in it`]),
    ...(file.startsWith('index.') ? ['import the file itself, not a barrel'] : []),
    ...folders
      .filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
      .map((folder) => `the folder ${folder} is not in kebab-case`),
    ...(isNamedWell ? [] : ['PascalCase.tsx renders, kebab-case.ts does not']),
  ];
}

function firstCommentProblem(path: string, text: string): string[] {
  if (isTest(path) || path.endsWith('.config.ts') || /^\/\*\*(\n \*)? \S/.test(text)) return [];
  return ['the first comment says in one sentence what the file does, as /** … */'];
}
