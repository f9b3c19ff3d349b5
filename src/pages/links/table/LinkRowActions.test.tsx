/** The menu of a link's row, and the QR codes of selected rows. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { catchFiles } from '#testing/setups/saved-files.ts';

async function withRows() {
  const service = await createTestService();
  await service.addLink({ url: 'https://shop.example/sale', custom: 'summer' });
  await service.addLink({ url: 'https://shop.example/app', custom: 'app' });
  const page = await renderPage('/links', { service });
  const button = await screen.findByRole('button', { name: 'Actions for go.test/summer' });
  await page.user.click(button);
  await screen.findByRole('menuitem', { name: 'Details' });
  return { ...page, button };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

it('A row opens, copies, codes, duplicates, shows and assigns its link', async () => {
  const { button } = await withRows();
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Open short link',
    'Copy short link',
    'QR code…',
    'Duplicate',
    'Details',
    'Add to channel…',
    'Add to campaign…',
  ]);
  expect(item('Open short link').getAttribute('href')).toBe('http://go.test/summer');
  expect(item('Open short link').getAttribute('rel')).toBe('noopener noreferrer');
  expect(item('Duplicate').getAttribute('href')).toBe('/links/new?from=1');
  expect(item('Details').getAttribute('href')).toBe('/links/1');
  await expectAccessible();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('Copy tells of its success at the button, which has the focus again', async () => {
  const { user, button } = await withRows();
  await user.click(item('Copy short link'));
  expect(await navigator.clipboard.readText()).toBe('http://go.test/summer');
  expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('The QR code of a row gives the focus back to the button of its menu', async () => {
  const { user, button, service } = await withRows();
  const before = service.asked.length;
  await user.click(item('QR code…'));
  const dialog = await screen.findByRole('dialog', { name: 'QR code' });
  expect(
    within(dialog).getByRole('img', { name: 'QR code that leads to http://go.test/summer' }),
  ).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(service.asked).toHaveLength(before);
});

it('A code gets its colours, margin and error correction, is warned of where scanners may fail, and keeps its design', async () => {
  const { user } = await withRows();
  await user.click(item('QR code…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }));
  await user.click(dialog.getByRole('button', { name: 'Colours, size and logo' }));
  const colour = await dialog.findByLabelText('Code');
  await user.clear(colour);
  await user.type(colour, '#dddddd');
  expect(await dialog.findByText(/too close/)).toBeDefined();
  await user.clear(colour);
  await user.type(colour, '#0b6c68');
  await waitFor(() => expect(dialog.queryByText(/too close/)).toBeNull());
  await user.selectOptions(dialog.getByLabelText('Margin'), '1 module');
  expect(await dialog.findByText(/empty border/)).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Error correction'), 'Highest (30%)');
  const picture = dialog.getByRole('img');
  expect(picture.getAttribute('viewBox')).toBe('0 0 31 31');
  expect(picture.querySelector('path:nth-child(2)')?.getAttribute('fill')).toBe('#0b6c68');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Actions for go.test/app' }));
  await user.click(await screen.findByRole('menuitem', { name: 'QR code…' }));
  const next = within(await screen.findByRole('dialog', { name: 'QR code' }));
  expect(next.getByRole('img').querySelector('path:nth-child(2)')?.getAttribute('fill')).toBe(
    '#0b6c68',
  );
  expect(next.getByText(/empty border/)).toBeDefined();
});

it('A logo from a huge file is refused in words', async () => {
  const { user } = await withRows();
  await user.click(item('QR code…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }));
  await user.click(dialog.getByRole('button', { name: 'Colours, size and logo' }));
  const large = Object.defineProperty(new File(['x'], 'logo.png', { type: 'image/png' }), 'size', {
    value: 10_000_001,
  });
  await user.upload(dialog.getByLabelText('Logo file'), large);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/larger than 10 MB/);
});

it('Selected rows have their codes in one ZIP file', async () => {
  const { user } = await withRows();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'QR…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 QR codes' }));
  expect(dialog.getAllByRole('img')).toHaveLength(2);
  const blobs = catchFiles();
  await user.click(dialog.getByRole('button', { name: 'ZIP of SVG' }));
  expect(await dialog.findByText('Saved 2 codes as qr-codes.zip.')).toBeDefined();
  const [file] = blobs;
  expect(file?.type).toBe('application/zip');
  expect(await file?.text()).toContain('go.test-summer-qr.svg');
});
