/** File rules: names of files and folders, and the first comment of each file, as a lint rule. */
import { posix, relative, sep } from 'node:path';

/** Files that hold JSX to put the dashboard together and are no component themselves. */
const notComponents = /^src\/(main\.tsx|app\/routing\/router\.tsx|testing\/.*)$/;
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);

const pascalCase = /^[A-Z][A-Za-z0-9]*\.tsx$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.(config|d))?\.tsx?$/;
const testName = /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)\.(test|spec)\.tsx?$/;

function isNamedWell(path) {
  const file = posix.basename(path);
  if (isTest(path)) return testName.test(file);
  const renders = file.endsWith('.tsx') && !notComponents.test(path);
  return (renders ? pascalCase : kebabCase).test(file);
}

/** Every rule that a file breaks by its path, in words. */
function pathProblems(path) {
  const problems = [];
  for (const folder of path.split('/').slice(0, -1)) {
    if (/^(utils?|helpers?|common|lib|misc|shared)$/.test(folder))
      problems.push(`A folder called ${folder} does not tell what is in it.`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
      problems.push(`The folder ${folder} is not in kebab-case.`);
  }
  if (posix.basename(path).startsWith('index.'))
    problems.push('Import the file itself, not a barrel.');
  if (!isNamedWell(path)) problems.push('PascalCase.tsx renders, kebab-case.ts does not.');
  return problems;
}

function hasFirstComment(path, text) {
  return isTest(path) || path.endsWith('.config.ts') || /^\/\*\*(\n \*)? \S/.test(text);
}

export const fileNameAndComment = {
  create(context) {
    return {
      Program(node) {
        const path = relative(context.cwd, context.filename).replaceAll(sep, '/');
        const problems = pathProblems(path);
        if (!hasFirstComment(path, context.sourceCode.text))
          problems.push('The first comment says in one sentence what the file does, as /** … */.');
        for (const message of problems) context.report({ node, message });
      },
    };
  },
};
