import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { catchSavedFiles } from '#testing/setups/saved-files.ts';

const saved = catchSavedFiles();

async function withLinks(number: number): Promise<TestService> {
  const service = await createTestService();
  await service.addLinks(number);
  return service;
}

describe('Export', () => {
  it('Reads every page of what the list shows, once, and says what that costs', async () => {
    const { user, service } = await renderPage('/links?q=shop&order=click', {
      service: await withLinks(60),
    });
    await screen.findByText(/^60 links match/);
    await user.click(screen.getByRole('button', { name: 'Export…' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('The 60 links that match shop. Most clicks first.');
    expect(dialog.textContent).toContain('Takes less than a minute (2 requests).');
    await expectAccessible();
    service.asked.length = 0;
    await user.click(within(dialog).getByRole('button', { name: 'Export as CSV' }));
    await within(dialog).findByText('Saved 60 links.');
    const asked = service.asked.map((each) =>
      Object.fromEntries(new URL(each.replace('GET ', ''), service.address).searchParams),
    );
    expect(asked).toEqual(
      ['1', '2'].map((page) => ({ page, limit: '50', order: 'click', q: 'shop' })),
    );
    expect((await saved[0]?.text())?.split('\r\n')).toHaveLength(62);
  });

  it('A page that fails is shown with its reason, and nothing that was read is read again', async () => {
    let refusing = true;
    const { user, service } = await renderPage('/links', {
      service: await withLinks(60),
      through: (send) => (request) =>
        refusing && request.url.includes('page=2')
          ? Promise.resolve(Response.json({ error: 1, message: 'Not today' }, { status: 400 }))
          : send(request),
    });
    await screen.findByText('Link 60');
    await user.click(screen.getByRole('button', { name: 'Export…' }));
    service.asked.length = 0;
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/The export stopped.*Not today/);
    expect(screen.getByText('50 of 60 links loaded')).toBeDefined();
    refusing = false;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Saved 60 links.');
    expect(service.asked).toHaveLength(2);
    expect(new Set((await saved[0]?.text())?.split('\r\n')).size).toBe(62);
  });

  it('What is selected costs no request, over pages and all', async () => {
    const { user, service } = await renderPage('/links', { service: await withLinks(27) });
    await user.click(await screen.findByRole('checkbox', { name: /link-27$/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('checkbox', { name: /link-1$/ }));
    service.asked.length = 0;
    await user.click(
      within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', {
        name: 'Export…',
      }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('The 2 selected links.');
    await user.click(within(dialog).getByText('JSON'));
    await user.click(within(dialog).getByRole('button', { name: 'Export as JSON' }));
    await within(dialog).findByText('Saved 2 links.');
    expect(service.asked).toEqual([]);
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject([
      { alias: 'link-27', title: 'Link 27', longurl: 'https://shop.example/27' },
      { alias: 'link-1', title: 'Link 1', longurl: 'https://shop.example/1' },
    ]);
  });

  it('Has the rows of the table in their order, with what it shows of each', async () => {
    const service = await createTestService();
    for (const [alias, clicks] of [
      ['low', 2],
      ['high', 9],
      ['other', 5],
    ] as const) {
      const site = alias === 'other' ? 'blog' : 'shop';
      const url = `https://${site}.example/?utm_source=mail&utm_campaign=spring-sale`;
      const { id } = await service.addLink({ url, custom: alias, metatitle: `The ${alias} one` });
      await countClicks(service, id, clicks);
    }
    const { user } = await renderPage('/links?q=shop&order=click', { service });
    await screen.findByText(/^2 links match/);
    const shown = () =>
      Array.from(document.querySelectorAll('main [data-index], main tbody tr'), (row) =>
        [...row.querySelectorAll('td, [role=cell]')].map((cell) => cell.textContent).join(' '),
      ).filter((text) => text.includes('The '));
    await waitFor(() => expect(shown()[0]).toContain('Spring sale'));
    await user.click(screen.getByRole('button', { name: 'Export…' }));
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [header = '', ...lines] = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
    const names = header.replace('\uFEFF', '').split(',');
    const rows = lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    });
    expect(rows).toMatchObject([
      { title: 'The high one', clicks: '9', campaign: 'Spring sale', utm_source: 'mail' },
      { title: 'The low one', clicks: '2', campaign: 'Spring sale', utm_source: 'mail' },
    ]);
    expect(shown()).toHaveLength(rows.length);
    for (const [at, { title = '', clicks = '', campaign = '' }] of rows.entries())
      for (const value of [title, clicks, campaign]) expect(shown()[at]).toContain(value);
  });

  it('Closing the dialog ends the reading', async () => {
    let hold: (() => void) | undefined;
    const { user, service } = await renderPage('/links', {
      service: await withLinks(60),
      through: (send) => async (request) => {
        if (request.url.includes('limit=50'))
          await new Promise<void>((resolve) => (hold = resolve));
        return send(request);
      },
    });
    await screen.findByText('Link 60');
    await user.click(screen.getByRole('button', { name: 'Export…' }));
    service.asked.length = 0;
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(hold).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    hold?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(service.asked.filter((each) => each.includes('page=2'))).toEqual([]);
    expect(saved).toEqual([]);
  });
});
