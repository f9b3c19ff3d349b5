/** Sealing a report: a passphrase is asked for, and nothing of the report or the account can be read in the file. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { catchSavedFiles } from '#testing/setups/saved-files.ts';

const saved = catchSavedFiles();

async function openDialog() {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/autumn?utm_source=newsletter' });
  const page = await renderPage('/report', { service, hostOptions: { readsLinks: true } });
  await page.windUntil(() => expect(screen.getByRole('article')).toBeDefined());
  await page.user.type(screen.getByLabelText('Title'), 'Autumn fair');
  await page.user.type(screen.getByLabelText('For'), 'Harbour & Pine');
  const button = screen.getByRole('button', { name: 'Save sealed…' });
  await page.user.click(button);
  const field = await screen.findByLabelText<HTMLInputElement>('Passphrase');
  return { ...page, service, button, field };
}

const saveButton = () => screen.getByRole('button', { name: 'Save sealed file' });

test('A passphrase of fewer than twelve characters is refused, and says so at its field', async () => {
  const { user, field } = await openDialog();
  await expectAccessible();
  expect(field.type).toBe('password');
  expect(screen.getByText(/We can’t open it for you/)).toBeDefined();
  await user.type(field, '  eleven char  ');
  await user.click(saveButton());
  expect(screen.getByText('Use at least 12 characters.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(saved).toEqual([]);
  await user.type(field, 's');
  expect(screen.queryByText('Use at least 12 characters.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show passphrase' }));
  expect(field.type).toBe('text');
});

test('A suggested passphrase is shown, copied and sealed with, and no word of the report is in the file', async () => {
  const { user, service, session, button, field } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Suggest one' }));
  expect(field.value).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/);
  expect(field.type).toBe('text');
  const passphrase = field.value;
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(passphrase);
  await user.click(saveButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await screen.findByText(/^Saved Report-\d{4}-\d\d-\d\d\.html$/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(button));
  const text = await saved[0]!.text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.title).toBe('Sealed report');
  const bytes = atob(page.querySelector('template')?.content.textContent ?? '');
  expect(bytes.length).toBeGreaterThan(1000);
  const { accounts } = session.state;
  const secrets = [
    passphrase,
    service.key,
    service.email,
    ...accounts.map((each) => each.accountId),
  ];
  const words = [
    'Autumn',
    'Harbour',
    'shop.example',
    'newsletter',
    'go.test',
    'Clicks',
    'All links',
  ];
  for (const hidden of [...secrets, ...words]) {
    expect(text).not.toContain(hidden);
    expect(bytes).not.toContain(hidden);
  }
});

test('What cannot be saved is said in the dialog, with what was typed', async () => {
  const { user, field } = await openDialog();
  await user.type(field, 'four grey words');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room');
  });
  await user.click(saveButton());
  expect(await screen.findByText(/^The report couldn’t be saved\./)).toBeDefined();
  expect(field.value).toBe('four grey words');
});
