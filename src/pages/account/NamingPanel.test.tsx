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

const fileOf = (content: unknown) =>
  new File([JSON.stringify(content)], 'naming-rules.json', { type: 'application/json' });

describe('Naming rules in Account', () => {
  it('A user sets rules of their own by fields, which hold at once for the next link', async () => {
    const { user, session } = await renderPage('/account?tab=naming');
    const source = within(await screen.findByRole('group', { name: 'Source' }));
    await expectAccessible();
    await user.click(source.getByRole('checkbox', { name: 'Required' }));
    await user.click(source.getByLabelText('Source', { selector: 'input' }));
    await user.keyboard('newsletter,print,');
    await user.click(screen.getByRole('checkbox', { name: 'Aliases in lower case' }));
    expect(await screen.findByText('Saved. New links are checked by these rules.')).toBeDefined();
    const { state } = session;
    const id = state.status === 'signed-in' ? state.engine.accountId : '';
    expect(JSON.parse(localStorage.getItem(`linkdeck.naming.${id}`) ?? '')).toEqual(rules);
    await user.click(screen.getByRole('heading', { name: 'Naming rules' }));
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
    expect(source.getByRole('checkbox', { name: 'Required' })).toHaveProperty('checked', false);
  });

  it('Rules come from a file too; what is wrong in it is named, and what has no field stays', async () => {
    const { user, container, stored } = await renderPage('/account?tab=naming');
    await screen.findByRole('group', { name: 'Source' });
    const load = async (content: unknown) => {
      const input = container.querySelector('input[type="file"]');
      if (input === null) throw new Error('There is no field for a file');
      await user.upload(input as HTMLInputElement, fileOf(content));
    };
    await load({ version: 1, alias: { case: 'Lower' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Check alias.case.');
    const hosts = { allowed: ['shop.example'] };
    await load({ naming: { ...rules, hosts } });
    expect(await screen.findByText('The file has more rules. They hold too.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'A channel is required' }));
    const kept = Object.values(localStorage).map(String).join();
    expect(`${kept} ${stored()}`).toContain(JSON.stringify(hosts));
  });

  it('Rules of config.json can be read there and not changed', async () => {
    await renderPage('/account?tab=naming', { settings: { naming } });
    const source = within(await screen.findByRole('group', { name: 'Source' }));
    expect(source.getByRole('checkbox', { name: 'Required' })).toMatchObject({
      checked: true,
      disabled: true,
    });
    expect(source.getByText('newsletter')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load a file…' })).toBeNull();
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
