/** Tests of the account commands: accounts and keys beside a running service, and refusals. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { createService } from '#service/service.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { runAccountCommand } from './account-commands.ts';

let root = '';
let store: Store;
let service: ReturnType<typeof createService>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-account-'));
  // A service that runs on the same folder meanwhile, as beside a server.
  store = await openSqliteStore(await openDataFolder(join(root, 'data'), { create: true }));
  service = createService({
    store,
    now: Date.now,
    linksUrl: 'http://127.0.0.1:8081',
    rateLimit: 0,
    corsOrigins: [],
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
  await rm(root, { recursive: true, force: true });
});

function run(...args: string[]): Promise<string> {
  vi.stubEnv('DATA_DIR', join(root, 'data'));
  return runAccountCommand(args);
}

/** The output of a command with `--json`: one object on one line. */
async function object(...args: string[]): Promise<Record<string, unknown>> {
  const text = await run(...args, '--json');
  expect(text).toMatch(/^\{.*\}\n$/);
  return { ...(JSON.parse(text) as object) };
}

/** Its account, and what was printed of it. */
function addAnn(): Promise<Record<string, unknown>> {
  return object('add', '--email', 'ann@shop.example', '--name', 'Ann');
}

async function statusOf(key: unknown): Promise<number> {
  const headers = { Authorization: `Bearer ${String(key)}` };
  return (await service.fetch(new Request('http://localhost/api/account', { headers }))).status;
}

describe('Beside a running service', () => {
  test('An account is made with a key that works, and its user name', async () => {
    const made = await addAnn();
    expect(made).toEqual({
      id: 1,
      email: 'ann@shop.example',
      key: expect.stringMatching(/^ld_/) as string,
      hint: String(made['key']).slice(-4),
    });
    expect(await statusOf(made['key'])).toBe(200);
    expect(await object('list')).toMatchObject({
      accounts: [{ email: 'ann@shop.example', username: 'Ann', keys: [{ id: 1, revoked: null }] }],
    });
  });

  test('One more key works beside the first, and the list shows neither of them', async () => {
    await addAnn();
    const made = await object('key', '--email', 'ann@shop.example', '--expires', '2999-12-31');
    expect(made).toMatchObject({ email: 'ann@shop.example', expires: '2999-12-31 23:59:59' });
    expect(await statusOf(made['key'])).toBe(200);
    const list = await run('list', '--json');
    expect(list).toContain(made['hint']);
    expect(list).not.toContain(made['key']);
  });

  test('A key is revoked by its end, by its number or by the whole of it, at once, and only once', async () => {
    await addAnn();
    const made = await Promise.all(
      [1, 2, 3].map(() => object('key', '--email', 'ann@shop.example')),
    );
    const [byEnd, byNumber, byWhole] = made;
    await run('revoke', '--key', String(byEnd?.['hint']));
    expect(await statusOf(byEnd?.['key'])).toBe(401);
    expect(await statusOf(byNumber?.['key'])).toBe(200);

    const { accounts } = (await object('list')) as {
      accounts: { keys: { id: number; hint: string }[] }[];
    };
    const number = accounts[0]?.keys.find(({ hint }) => hint === byNumber?.['hint'])?.id;
    expect(await object('revoke', '--key', String(number))).toMatchObject({
      id: number,
      email: 'ann@shop.example',
    });
    expect(await statusOf(byNumber?.['key'])).toBe(401);
    await expect(run('revoke', '--key', String(number))).rejects.toThrow(
      `Key ${String(number)} is revoked already`,
    );

    await run('revoke', '--key', String(byWhole?.['key']));
    expect(await statusOf(byWhole?.['key'])).toBe(401);
  });

  test('Four digits that are the end of one key and the number of another revoke neither', async () => {
    await addAnn();
    const hash = (text: string) => text.padEnd(64, '0');
    const row = { accountId: 1, created: '2026-01-01 00:00:00', expires: null, revoked: null };
    await store.db
      .insertInto('apiKey')
      .values({ ...row, id: 4711, hash: hash('a'), hint: 'aaaa' })
      .execute();
    expect(await object('revoke', '--key', '4711')).toMatchObject({ id: 4711 });
    await store.db
      .insertInto('apiKey')
      .values({ ...row, id: 4712, hash: hash('b'), hint: '4711' })
      .execute();
    await expect(run('revoke', '--key', '4711')).rejects.toThrow(
      /the end of one key and the number of another/,
    );
    expect(await object('list')).toMatchObject({
      accounts: [
        {
          keys: expect.arrayContaining([
            expect.objectContaining({ id: 4712, revoked: null }),
          ]) as unknown[],
        },
      ],
    });
  });
});

test('Without --json people read lines', async () => {
  const text = await run('add', '--email', 'bob@shop.example');
  expect(text).toMatch(/^Account {4}bob@shop\.example \(number \d+\)\nAPI key {4}ld_\w+\n$/);
  const hint = text.trimEnd().slice(-4);
  expect(await run('list')).toMatch(
    new RegExp(`bob@shop\\.example .*\\n {2}key \\d+ {2}…${hint} {2}made `),
  );
  expect(
    await run('key', '--email', 'bob@shop.example', '--expires', '2999-01-01 12:00:00'),
  ).toMatch(/\nExpires {4}2999-01-01 12:00:00 UTC\n$/);
  expect(await run('revoke', '--key', hint)).toMatch(
    /^Revoked {4}key \d+ \(…\w{4}\) of bob@shop\.example/,
  );
  expect(await run('list')).toMatch(new RegExp(`…${hint} {2}revoked `));
});

test.each([
  [['add', '--email', 'nobody'], /no e-mail address/],
  [['add', '--email', 'bob@shop.example'], /There is an account for bob@shop\.example already/],
  [['key', '--email', 'nobody@shop.example'], /There is no account for nobody@shop\.example/],
  [['key', '--email', 'bob@shop.example', '--expires', 'tomorrow'], /"tomorrow" is no date/],
  [['revoke', '--key', '999'], /There is no such key/],
  [['revoke', '--key', 'none'], /There is no such key/],
  [['list', '--data', '/dev/null/x'], /The data folder \/dev\/null\/x is a file or lies below one/],
])('%j is refused in one line', async (args, says) => {
  await run('add', '--email', 'bob@shop.example');
  const message = await run(...args).catch((error: unknown) =>
    error instanceof Error ? error.message : '',
  );
  expect(message).toMatch(says);
  expect(message).not.toContain('\n');
});

test.each([
  [['revoke'], /--key <end or number>' not specified\. See npm run account -- --help/],
  [['add'], /--email <address>' not specified/],
  [['remove'], /unknown command 'remove'/],
  [['list', '--jsno'], /unknown option '--jsno' \(Did you mean --json\?\)/],
  [['list', 'all'], /too many arguments/],
])('%j is a wrong command line', async (args, says) => {
  await expect(run(...args)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(says) as string,
  });
});

test('Without a command the commands are listed', async () => {
  for (const name of ['add', 'key', 'list', 'revoke']) expect(await run()).toContain(`  ${name} `);
});
