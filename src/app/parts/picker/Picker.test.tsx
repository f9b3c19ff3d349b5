/** The picker: links are found and created by the keyboard alone, and given to the page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAccountPart } from '#testing/setups/render-account-part.tsx';

async function withLinks(...aliases: readonly string[]) {
  const service = await createTestService();
  for (const custom of aliases)
    await service.addLink({
      url: `https://shop.example/${custom}`,
      custom,
      metatitle: `About ${custom}`,
    });
  return service;
}

type Page = Awaited<ReturnType<typeof renderAccountPart>>;

/** The engine announces its links four times a second, by the clock of the test. */
const shown = ({ windUntil }: Page, name: RegExp) =>
  windUntil(() => expect(screen.getAllByRole('option', { name }).length).toBeGreaterThan(0));
const field = () => screen.findByRole('combobox', { name: /^Search links/ });
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const posts = (asked: readonly string[]) => asked.filter((line) => line.startsWith('POST'));

describe('The picker', () => {
  it('costs one request, and gives the link that is found by its text and taken by Enter', async () => {
    const service = await withLinks('help', 'summer', 'winter');
    const page = await renderAccountPart({ part: 'picker', isDialog: true }, { service });
    const { user, given } = page;
    await shown(page, /winter/);
    // The page gives the keyboard to the frame.
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(document.activeElement).toBe(await field());
    expect(screen.getByRole('listbox').tabIndex).toBe(-1);
    expect(service.asked).toEqual(['GET /api/urls?limit=50&page=1&order=date']);
    await expectAccessible();
    await user.keyboard('summ');
    await waitFor(() => expect(optionTexts()[0]).toMatch(/summer/));
    await user.keyboard('{Enter}');
    expect(given).toEqual([
      [
        'picked',
        {
          id: 2,
          shortUrl: 'http://go.test/summer',
          longUrl: 'https://shop.example/summer',
          title: 'About summer',
          source: 'chosen',
        },
      ],
    ]);
    expect(service.asked).toHaveLength(1);
  });

  it('takes nothing by Enter before an arrow key where no text is typed', async () => {
    const service = await withLinks('help', 'summer');
    const page = await renderAccountPart({ part: 'picker', isDialog: true }, { service });
    const { user, given } = page;
    await shown(page, /summer/);
    await user.click(await field());
    await user.keyboard('{Enter}');
    expect(given).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect((await field()).getAttribute('aria-activedescendant')).toBe(active.id);
    await user.keyboard('{Enter}');
    expect(given).toMatchObject([['picked', { shortUrl: 'http://go.test/help' }]]);
  });

  it('offers a link to the address of the page, held with Undo, and gives the new one', async () => {
    const service = await withLinks('help');
    const page = await renderAccountPart(
      { part: 'picker', isDialog: true, url: 'https://shop.example/sale' },
      { service },
    );
    const { user, given, clock } = page;
    await shown(page, /Create a link to shop\.example\/sale/);
    await user.click(await field());
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/sale',
    );
    await user.type(screen.getByLabelText('Alias'), 'sale');
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Creating sale' });
    expect(posts(service.asked)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Alias')).toHaveProperty('value', 'sale');
    // A click that comes with the form was meant for something else.
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(screen.queryByRole('group', { name: 'Creating sale' })).toBeNull();
    await act(() => clock.advance(600));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await waitFor(() =>
      expect(given).toEqual([
        [
          'picked',
          {
            id: 2,
            shortUrl: 'http://go.test/sale',
            longUrl: 'https://shop.example/sale',
            source: 'form',
          },
        ],
      ]),
    );
    expect(posts(service.asked)).toEqual(['POST /api/url/add']);
  });

  it('shows the links that lead to the address already', async () => {
    const service = await withLinks('help', 'summer');
    const page = await renderAccountPart(
      { part: 'picker', url: 'https://shop.example/help' },
      { service },
    );
    await page.windUntil(() => {
      const group = within(screen.getByRole('group', { name: 'Leads there already' }));
      expect(group.getByRole('option').textContent).toContain('go.test/help');
    });
  });

  it('undoes what is held where the page closes the dialog', async () => {
    const service = await withLinks('help');
    const page = await renderAccountPart(
      { part: 'picker', isDialog: true, url: 'https://shop.example/sale' },
      { service },
    );
    const { user, show, session } = page;
    await shown(page, /Create a link/);
    await user.click(await field());
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Destination');
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: /^Creating/ });
    act(() => show(false));
    await waitFor(() => expect(session.state.engine?.jobs.get()).toEqual([]));
    expect(posts(service.asked)).toEqual([]);
  });

  it('closes by Escape, and goes back from the form to the search', async () => {
    const { user, given } = await renderAccountPart({ part: 'picker', isDialog: true });
    await user.click(await field());
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByLabelText('Destination');
    await user.keyboard('{Escape}');
    await field();
    expect(given).toEqual([]);
    await user.click(await field());
    await user.keyboard('{Escape}');
    expect(given).toEqual([['dismissed']]);
  });

  it('says why links cannot be read, and tries again', async () => {
    let isAway = true;
    const service = await withLinks('help');
    const page = await renderAccountPart(
      { part: 'picker' },
      {
        service,
        through: (send) => (request) =>
          isAway && request.url.includes('/urls')
            ? Promise.resolve(new Response('{}', { status: 500 }))
            : send(request),
      },
    );
    const { user } = page;
    await screen.findByRole('alert');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown(page, /help/);
  });

  it('has only the links of the account where the page wants no new ones', async () => {
    const service = await withLinks('help');
    const page = await renderAccountPart({ part: 'picker', create: 'none' }, { service });
    const { user } = page;
    await shown(page, /help/);
    await user.type(await field(), 'https://shop.example/new');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  });

  it('offers new links to the destination of the page alone where that is locked', async () => {
    const service = await withLinks('help');
    const page = await renderAccountPart(
      {
        part: 'picker',
        url: 'https://shop.example/sale',
        campaign: 3,
        locked: ['url', 'campaign'],
      },
      { service },
    );
    const { user } = page;
    await shown(page, /Create a link to shop\.example\/sale/);
    await user.clear(await field());
    await user.type(await field(), 'https://other.example/');
    await shown(page, /Create a link to shop\.example\/sale/);
    expect(screen.queryByRole('option', { name: /other\.example/ })).toBeNull();
    await user.keyboard('{Enter}');
    const held = within(await screen.findByRole('region', { name: 'Set by this page' }));
    expect(held.getByText('https://shop.example/sale')).toBeDefined();
    expect(held.getByText('Campaign 3')).toBeDefined();
  });
});
