/** Tests of `npm run account` for items: each is made as asked, and wrong values are refused. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAccountCommand } from './account-commands.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'linkdeck-items-'));
  await run('add', '--email', 'ann@shop.example');
});
afterEach(() => rm(data, { recursive: true, force: true }));

function run(...args: string[]): Promise<string> {
  return runAccountCommand([...args, '--data', data]);
}

const named = ['--email', 'ann@shop.example', '--name', 'Spring'];
const made = { email: 'ann@shop.example', name: 'Spring' };

test.each([
  [
    [
      'add-overlay',
      ...named,
      '--type',
      'contact',
      '--message',
      'Hi',
      '--button',
      'Call',
      '--link',
      'tel:+123',
      '--position',
      'top',
      '--color',
      '#ffd400',
    ],
    { id: 1, ...made },
  ],
  [
    [
      'add-splash',
      ...named,
      '--title',
      'Hello',
      '--message',
      'One',
      '--button',
      'Look',
      '--link',
      'https://shop.example/',
      '--seconds',
      '8',
    ],
    { id: 1, ...made },
  ],
  [
    [
      'add-bio',
      ...named,
      '--alias',
      'ann',
      '--link',
      'Shop=https://shop.example/?a=b',
      '--link',
      'Blog = https://b.example/',
    ],
    { id: 1, ...made, alias: 'ann' },
  ],
  [
    ['add-qr', ...named, '--alias', 'menu', '--url', 'https://shop.example/'],
    { id: 1, ...made, alias: 'menu' },
  ],
])('%j makes one item and says so as one object', async (args, object) => {
  const text = await run(...args, '--json');
  expect(text).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(text)).toEqual(object);
});

test('Without --json people read lines, with the address of what has a page', async () => {
  expect(await run('add-overlay', ...named)).toBe(
    'Overlay      Spring (number 1) of ann@shop.example\n',
  );
  expect(await run('add-qr', ...named, '--alias', 'café', '--url', 'https://shop.example/')).toBe(
    'QR item      Spring (number 1) of ann@shop.example\nAddress      /q/caf%C3%A9 on the links origin\n',
  );
  expect(await run('add-bio', ...named)).toMatch(
    /\nAddress {6}\/b\/[a-z2-9]{7} on the links origin\n$/,
  );
});

test.each([
  [['add-overlay', '--email', 'ann@shop.example'], /--name <text>' not specified/, 2],
  [['add-overlay', ...named, '--type', 'poll'], /Allowed choices are message, contact/, 2],
  [
    ['add-overlay', ...named, '--position', 'left'],
    /Allowed choices are bottom, top, bottom-left, bottom-right/,
    2,
  ],
  [['add-splash', ...named, '--seconds', 'soon'], /The seconds are a whole number/, undefined],
  [['add-qr', ...named], /--url <address>' not specified/, 2],
  [
    ['add-bio', ...named, '--link', 'https://shop.example'],
    /is no link: write a title, = and an address/,
    2,
  ],
  [
    ['add-splash', '--email', 'bob@shop.example', '--name', 'x'],
    /There is no account for bob@shop\.example/,
    undefined,
  ],
])('%j is refused in one line', async (args, says, exitCode) => {
  const error: unknown = await run(...args).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(says);
  expect(String(error)).not.toContain('\n');
  if (exitCode !== undefined) expect(error).toMatchObject({ exitCode });
});
