/** What follows the creation of a link, as people meet it. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readUtmSuggestions } from '#pages/links-new/tracking/utm-suggestions.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderStep } from '#testing/setups/render-step.tsx';
import { LinkCreated } from './LinkCreated.tsx';

const made = { id: 7, shorturl: 'http://go.test/summer' };
const asked = { url: 'https://shop.example/', custom: 'summer', parameters: [{ name: 'utm_source', value: 'news' }] };

function show(more: Partial<Parameters<typeof LinkCreated>[0]> = {}) {
  return renderStep(<LinkCreated made={made} asked={asked} onAnother={() => {}} onDuplicate={() => {}} {...more} />);
}

/** The clipboard of the browser, until something else puts its own in its place. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'share');
});

describe('After a link was created', () => {
  it('It is copied, the heading has the focus, and its campaign parameters are suggestions from now on', async () => {
    const copied: string[] = [];
    clipboard((text) => Promise.resolve(void copied.push(text)));
    await show();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Link created' }));
    expect(await screen.findByText('Short link copied.')).toBeDefined();
    expect(copied).toEqual(['http://go.test/summer']);
    expect(readUtmSuggestions('a')).toMatchObject({ utm_source: ['news'] });
    await expectAccessible();
  });

  it('Where the browser does not let the page copy, it says so, and copies on a click', async () => {
    clipboard(() => Promise.reject(new Error('nobody has clicked on this page')));
    const { user } = await show();
    expect(await screen.findByText(/blocked copying/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy short link' }));
    expect(await screen.findByText('Short link copied.')).toBeDefined();
  });

  it('Another alias than the one asked for is shown, as text', async () => {
    await show({ made: { id: 7, shorturl: 'http://go.test/old' }, asked: { ...asked, custom: '<b>new</b>' } });
    expect(screen.getByText(/You asked for the alias/).textContent).toContain('“<b>new</b>”');
  });

  it('The same alias is no other one', async () => {
    await show();
    expect(screen.queryByText(/You asked for the alias/)).toBeNull();
  });

  it('Its QR code, its menu to assign it and its details are at hand', async () => {
    const { user } = await show();
    expect(screen.getByRole('link', { name: 'Open details' }).getAttribute('href')).toBe('/links/7');
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('img', { name: 'QR code that leads to http://go.test/summer' })).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Download SVG' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Assign…' }));
    expect(await screen.findByRole('menuitem', { name: 'Assign to channel…' })).toBeDefined();
  });

  it('Sharing is offered where the browser can, and a sheet that is closed is no fault', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { share });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Share…' }));
    expect(share).toHaveBeenCalledWith({ url: 'http://go.test/summer' });
    expect(screen.queryByText(/couldn’t share/)).toBeNull();
    share.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await user.click(screen.getByRole('button', { name: 'Share…' }));
    expect(await screen.findByText(/couldn’t share the link/)).toBeDefined();
  });

  it('An address that nobody should follow is not shared', async () => {
    Object.assign(navigator, { share: () => Promise.resolve() });
    await show({ made: { id: 7, shorturl: 'javascript:alert(1)' } });
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  });

  it('Begins again, with or without what was filled in', async () => {
    const [onAnother, onDuplicate] = [vi.fn(), vi.fn()];
    const { user } = await show({ onAnother, onDuplicate });
    await user.click(screen.getByRole('button', { name: 'Create another' }));
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    expect([onAnother, onDuplicate].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });
});
