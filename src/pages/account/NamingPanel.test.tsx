/** Naming rules from Account to a new link: set there, refused at their field, and put right by a button. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

afterEach(() => localStorage.clear());

const rules = {
  version: 1,
  parameters: { utm_source: { required: true, allowed: ['newsletter', 'print'] } },
  alias: { case: 'lower' },
};

const naming = { by: 'file', rules } as const;

describe('Naming rules in Account', () => {
  it('A user sets rules of their own, which hold for the next link', async () => {
    const { user, session } = await renderPage('/account?tab=naming');
    const field = await screen.findByRole('textbox', { name: 'Your rules, as JSON' });
    await expectAccessible();
    fireEvent.change(field, { target: { value: '{"version": 1, "alias": {"case": "Lower"}}' } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Check alias.case.');
    fireEvent.change(field, { target: { value: JSON.stringify({ naming: rules }) } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Saved. New links are checked by these rules.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    const { state } = session;
    const id = state.status === 'signed-in' ? state.engine.accountId : '';
    expect(localStorage.getItem(`linkdeck.naming.${id}`)).toBe(JSON.stringify(rules));
    await user.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Destination')));
    await user.keyboard('shop.example/sale{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('utm_source is missing');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove rules' }));
    expect(await screen.findByText('Removed. New links are no longer checked.')).toBeDefined();
    expect(localStorage.getItem(`linkdeck.naming.${id}`)).toBe('null');
  });

  it('Rules of config.json can be read there and not changed, and a mistake in them is named', async () => {
    await renderPage('/account?tab=naming', { settings: { naming } });
    const field = await screen.findByRole('textbox', { name: 'Rules in config.json' });
    expect(field).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
  });

  it('A mistake in config.json is named', async () => {
    const wrong = { by: 'file', rules: { ...rules, version: 7 } } as const;
    await renderPage('/account?tab=naming', { settings: { naming: wrong } });
    expect((await screen.findByRole('alert')).textContent).toContain('Check version.');
  });
});

describe('Naming rules at a new link', () => {
  it('The form refuses at the field, and a button puts it right', async () => {
    const { user, service } = await renderPage('/links/new', { settings: { naming } });
    const url = await screen.findByRole('textbox', { name: 'Destination' });
    fireEvent.change(url, { target: { value: 'https://shop.example/?utm_source=News-Letter' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Alias' }), { target: { value: 'Sale' } });
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Use newsletter' }));
    await waitFor(() =>
      expect(url).toHaveProperty('value', 'https://shop.example/?utm_source=newsletter'),
    );
    await user.click(screen.getByRole('button', { name: 'Use sale' }));
    expect(screen.getByRole('textbox', { name: 'Alias' })).toHaveProperty('value', 'sale');
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    expect(service.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
  });

  it('The small panel offers what is missing, and creates the link with it', async () => {
    const page = await renderPage('/channels', { settings: { naming } });
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    await page.user.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Destination')));
    await page.user.keyboard('shop.example/sale{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('utm_source is missing');
    await page.user.click(dialog.getByRole('button', { name: 'Use print' }));
    await page.user.click(dialog.getByRole('button', { name: 'Create link' }));
    await page.user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByRole('group', { name: 'Created and copied' });
    const [link] = await page.service.store.db.selectFrom('link').selectAll().execute();
    expect(link).toMatchObject({ url: 'https://shop.example/sale?utm_source=print' });
  });

  it('An import refuses the row, and one press puts all names right that have one way', async () => {
    const { user } = await renderPage('/links/import', { settings: { naming } });
    const field = await screen.findByRole('textbox', { name: /Web addresses/ });
    fireEvent.change(field, {
      target: {
        value: 'url,alias\nhttps://a.example/?utm_source=PRINT,Sale\nhttps://a.example/,x',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Check these lines' }));
    await screen.findByText('0 of 2 links ready · 2 with an error');
    await user.click(screen.getByRole('button', { name: 'Fix the name in 1 row' }));
    await screen.findByText('1 of 2 links ready · 1 with an error');
    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: 'Destination URL' })[0]).toHaveProperty(
        'value',
        expect.stringMatching(/^https:\/\/a\.example\//),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Use newsletter' }));
    await screen.findByText('2 links ready');
  });
});
