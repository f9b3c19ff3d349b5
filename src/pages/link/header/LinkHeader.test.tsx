/** What one does with a link at the head of its page. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function withLink() {
  const service = await createTestService();
  const { id } = await service.addLink({ url: 'https://shop.example/sale', custom: 'summer' });
  return { service, id };
}

test('A destination whose host poses as another is shown in ASCII, with a mark', async () => {
  const service = await createTestService();
  const { id } = await service.addLink({ url: 'https://аррӏе.com/login', custom: 'fruit' });
  await renderPage(`/links/${id}`, { service });
  expect(
    await screen.findByRole('link', { name: 'https://xn--80ak6aa92e.com/login' }),
  ).toBeTruthy();
  const marks = screen.getAllByRole('img', {
    name: /^This host (mixes scripts|is written in its ASCII form)/,
  });
  expect(marks.length).toBeGreaterThan(0);
});

describe('Copy and QR', () => {
  test('Copy puts the short link on the clipboard and says so', async () => {
    const { service, id } = await withLink();
    const { user } = await renderPage(`/links/${id}`, { service });
    await user.click(await screen.findByRole('button', { name: 'Copy short link' }));
    expect(await navigator.clipboard.readText()).toBe('http://go.test/summer');
    expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeTruthy();
  });

  test('Where the clipboard is refused, the user reads what to do instead', async () => {
    const { service, id } = await withLink();
    const { user } = await renderPage(`/links/${id}`, { service });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    );
    await user.click(await screen.findByRole('button', { name: 'Copy short link' }));
    expect(await screen.findByText(/^Could not copy/, { selector: '[role=status]' })).toBeTruthy();
  });

  test('The QR code is made in a dialog that has a name, and closes with Escape', async () => {
    const { service, id } = await withLink();
    const { user } = await renderPage(`/links/${id}`, { service });
    await user.click(await screen.findByRole('button', { name: 'QR code…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }));
    expect(
      dialog.getByRole('img', { name: 'QR code that leads to http://go.test/summer' }),
    ).toBeTruthy();

    const blobs: Blob[] = [];
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    await user.click(dialog.getByRole('button', { name: 'Download SVG' }));
    expect(await dialog.findByText('Saved as go.test-summer-qr.svg.')).toBeTruthy();
    expect(click).toHaveBeenCalledOnce();
    expect(await blobs[0]?.text()).toMatch(/^<svg .*<\/svg>\n$/);

    await user.click(dialog.getByRole('button', { name: 'Copy SVG' }));
    expect(await navigator.clipboard.readText()).toMatch(/^<svg /);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
