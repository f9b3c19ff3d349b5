/** The copy of one's own words: saved by one browser and restored by another, with nothing secret in it. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeLinkList } from '#local/link-list.ts';
import { readOwnNaming, storeOwnNaming } from '#local/own-naming.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { catchSavedFiles } from '#testing/setups/saved-files.ts';

const saved = catchSavedFiles();

async function open() {
  const service = await createTestService();
  const page = await renderPage('/account?tab=device', { service });
  await screen.findByRole('button', { name: 'Save a copy' });
  const accountId = page.session.state.accounts[0]?.accountId ?? '';
  expect(accountId).not.toBe('');
  const restore = async (text: string) => {
    const file = new File([text], 'copy.json', { type: 'application/json' });
    await page.user.upload(screen.getByLabelText('Choose a copy'), file);
  };
  return { ...page, service, accountId, restore };
}

async function savedText(): Promise<string> {
  await waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0]?.text()) ?? '';
}

const link = { id: 1, shorturl: 'https://go.test/x', asked: 'x' };
const note = {
  id: 'n',
  scope: { kind: 'link', id: 1 },
  at: '2026-11-17',
  text: 'Fair',
  changed: 1,
};
const words = {
  linkdeck: 'copy',
  version: 1,
  savedAt: 1,
  notes: [note],
  plans: [
    {
      id: 'p',
      campaign: 'Fair',
      url: 'https://fair.example/',
      alias: '',
      domain: '',
      channels: [],
      variants: [],
      changes: {},
      links: { cell: link },
      savedAt: 1,
    },
  ],
  naming: { version: 1, alias: { case: 'lower' } },
  views: [{ name: 'New', query: 'made=30d' }],
};

test('What was restored is what a copy then has, with no key, e-mail or account id in any byte', async () => {
  const { user, restore, service, accountId } = await open();
  await restore(JSON.stringify(words));
  await screen.findByText(/^Restored: 1 note, 1 plan, 1 saved view\./);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  const text = await savedText();
  const { savedAt: _, ...others } = JSON.parse(text) as Record<string, unknown>;
  const { savedAt: _then, ...given } = words;
  expect(others).toEqual(given);
  for (const secret of [service.key, service.email, accountId]) expect(text).not.toContain(secret);
  // Once more adds nothing.
  saved.length = 0;
  await restore(text);
  await waitFor(() => expect(screen.getAllByText(/^Restored: 1 note/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  const { savedAt: _again, ...twice } = JSON.parse(await savedText()) as Record<string, unknown>;
  expect(twice).toEqual(given);
});

test('Nothing that is here is lost to a copy', async () => {
  const { user, restore, accountId } = await open();
  storeOwnNaming(accountId, { version: 1, campaign: 'required' });
  storeLinkList(() => localStorage, accountId, {
    compact: false,
    views: [{ name: 'New', query: 'made=7d' }],
  });
  await restore(JSON.stringify(words));
  await screen.findByText(/^Restored: /);
  expect(readOwnNaming(accountId)).toEqual({ version: 1, campaign: 'required' });
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(JSON.parse(await savedText())).toMatchObject({
    views: [
      { name: 'New', query: 'made=7d' },
      { name: 'New (2)', query: 'made=30d' },
    ],
  });
});

test('A broken file changes nothing, and says where it is wrong and what to do', async () => {
  const { user, restore } = await open();
  await restore(JSON.stringify({ ...words, plans: [{ ...words.plans[0], url: 7 }] }));
  const said = await screen.findByText(/“plans\.0\.url”/);
  expect(said.textContent).toContain('Correct it in a text editor, or choose another copy.');
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(JSON.parse(await savedText())).toMatchObject({ notes: [], plans: [], views: [] });
});
