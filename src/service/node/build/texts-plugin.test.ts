/**
 * Compiled texts: every catalog file of a language is compiled when the dashboard is built, in
 * whichever folder it lies.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledTexts } from './texts-plugin.ts';

const root = join(import.meta.dirname, '../../../texts/en');

/** What the plugin makes of a file; undefined where it leaves the file alone. */
async function transformed(file: string): Promise<string | undefined> {
  const { transform } = compiledTexts();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing');
  const source = await readFile(file, 'utf8');
  const result: unknown = await Reflect.apply(transform, undefined, [source, file]);
  const code: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

test('No file of a catalog keeps a message that has to be parsed, but the two without such messages', async () => {
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts'));
  expect(files.some((name) => name.includes('/'))).toBe(true);
  const left: string[] = [];
  for (const name of files) {
    const code = await transformed(join(root, name));
    if (code === undefined) left.push(name);
    else {
      expect(code, name).toMatch(/^export const \w+ = \{"/);
      expect(code, name).not.toMatch(/\{\w+, (?:plural|select)/);
    }
  }
  expect(left.sort()).toEqual(['dashboard.ts', 'start.ts']);
});
