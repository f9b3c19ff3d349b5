/** Account, as users meet it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { addAccount } from '#service/admin/accounts.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { addPixels } from '#testing/service/resource-rows.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { setLocale } from '#ui/format/locale.ts';

afterEach(() => {
  localStorage.clear();
  setLocale({ locale: '', timeZone: '' });
});

const region = (name: string) => screen.findByRole('region', { name });

type Through = (send: SendRequest) => SendRequest;

async function openTab(tab: string, through: Through = (send) => send) {
  const page = await renderPage(`/account?tab=${tab}`, { through });
  await screen.findByRole('tabpanel');
  return page;
}

/** The form that changes e-mail and password. */
async function openForm(through?: Through) {
  const page = await openTab('security', through);
  const form = within(await region('Sign-in'));
  await page.user.click(form.getByRole('button', { name: 'Change' }));
  return { ...page, form };
}

describe('Account', () => {
  it('Has no accessibility fault, and costs no request where signing in has told all', async () => {
    const { service, user } = await openTab('profile');
    const profile = await region('Profile');
    expect(profile.textContent).toMatch(/ada@shop\.example.*pro.*No end date/);
    await expectAccessible();
    for (const name of ['Security', 'Labels', 'This device']) {
      await user.click(screen.getByRole('tab', { name }));
      await expectAccessible();
    }
    expect(service.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear data in this browser…' }));
    await screen.findByRole('dialog');
    await expectAccessible();
  });

  it('The arrow keys change tabs, and the address says which one is open', async () => {
    const { user, location } = await openTab('profile');
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await user.keyboard('{ArrowRight}');
    expect(await region('API keys on this device')).toBeDefined();
    expect(location()).toBe('/account?tab=security');
    await user.keyboard('{ArrowLeft}');
    expect(await region('Profile')).toBeDefined();
    expect(location()).toBe('/account');
  });

  it('Loads no picture from anywhere, and shows what is no web address as text', async () => {
    const service = await createTestService();
    const avatar = 'javascript:alert(1)';
    await service.store.db
      .updateTable('account')
      .set({ avatar, username: '<b>Ada</b>', plan: '' })
      .execute();
    await renderPage('/account', { service });
    const profile = await region('Profile');
    expect(within(profile).getByText(avatar).closest('a')).toBeNull();
    expect(within(profile).getByText('<b>Ada</b>')).toBeDefined();
    expect(profile.querySelector('img, b')).toBeNull();
  });

  it('Changes the e-mail address, which is then shown, and empties the form @core', async () => {
    const { user, form, service } = await openForm();
    await user.type(form.getByLabelText('New e-mail'), 'ada@links.example{Enter}');
    expect(await form.findByText('The two e-mail addresses differ')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('New e-mail again'));
    await user.type(form.getByLabelText('New e-mail again'), 'ada@links.exampel{Enter}');
    expect(service.asked).toEqual([]);
    await user.clear(form.getByLabelText('New e-mail again'));
    await user.type(form.getByLabelText('New e-mail again'), 'ada@links.example{Enter}');
    expect(await form.findByText('The e-mail address was changed')).toBeDefined();
    expect(form.getByLabelText('New e-mail')).toHaveProperty('value', '');
    await screen.findByRole('button', { name: 'Account ada@links.example' });
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await waitFor(async () =>
      expect((await region('Profile')).textContent).toContain('ada@links.example'),
    );
    expect(service.asked).toEqual(['PUT /api/account/update', 'GET /api/account']);
  });

  it('Changes the password, which is then nowhere on the page', async () => {
    const { user, form, service } = await openForm();
    const field = form.getByLabelText<HTMLInputElement>('New password');
    await user.type(field, 'correct horse');
    expect(document.documentElement.outerHTML).not.toContain('correct horse');
    await user.keyboard('{Enter}');
    expect(await form.findByText('The password was changed')).toBeDefined();
    expect(field.value).toBe('');
    expect(field.type).toBe('password');
    expect(
      (await service.store.db.selectFrom('account').select('password').executeTakeFirstOrThrow())
        .password,
    ).not.toBeNull();
  });

  it('Neither is a mistake that is shown, a short password and a wrong address as well, and nothing is sent', async () => {
    const { user, form, service } = await openForm();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Enter an e-mail address, a password, or both')).toBeDefined();
    await user.type(form.getByLabelText('New e-mail'), 'ada');
    await user.type(form.getByLabelText('New password'), 'short{Enter}');
    expect(await form.findByText('Must be at least 8 characters long')).toBeDefined();
    expect(form.getByText(/Must be an e-mail address/)).toBeDefined();
    expect(service.asked).toEqual([]);
  });

  it('An address that is taken is shown at its field; what was typed stays', async () => {
    const { user, form } = await openForm((send) =>
      withFault(
        send,
        () =>
          Promise.resolve(
            new Response('{"error":1,"message":"email: Another account has it"}', { status: 400 }),
          ),
        {
          only: 'account.update',
        },
      ),
    );
    await user.type(form.getByLabelText('New password'), 'correct horse');
    await user.type(form.getByLabelText('New e-mail'), 'eve@links.example');
    await user.type(form.getByLabelText('New e-mail again'), 'eve@links.example{Enter}');
    expect(await form.findByText('Another account has it')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('New e-mail'));
    expect(form.getByLabelText('New password')).toHaveProperty('value', 'correct horse');
  });

  it('A lost reply is shown honestly @core', async () => {
    const { user, form } = await openForm((send) =>
      withFault(send, faults.droppedReply, { only: 'account.update' }),
    );
    await user.type(form.getByLabelText('New e-mail'), 'ada@links.example');
    await user.type(form.getByLabelText('New e-mail again'), 'ada@links.example{Enter}');
    expect((await form.findByRole('alert')).textContent).toMatch(
      /It’s unclear whether this worked/,
    );
  });

  it('Time zone and language are chosen, with the dates and numbers of its region, and kept', async () => {
    const { user } = await openTab('device');
    const appearance = within(await region('Appearance'));
    await user.click(appearance.getByRole('combobox', { name: 'Time zone' }));
    await user.keyboard('Tokyo');
    await user.click(screen.getByRole('option', { name: 'Asia/Tokyo', hidden: true }));
    expect(await appearance.findByText(/(GMT\+9|JST)/)).toBeDefined();
    await user.click(appearance.getByRole('combobox', { name: 'Language' }));
    await user.click(screen.getByRole('option', { name: 'Deutsch (Deutschland)', hidden: true }));
    expect(await screen.findByText(/^\d{1,2}\. \p{L}+\.? \d{4}, /u)).toBeDefined();
    expect(document.documentElement.lang).toBe('de');
    expect(JSON.parse(localStorage.getItem('linkdeck.preferences') ?? '')).toEqual({
      locale: 'de-DE',
      timeZone: 'Asia/Tokyo',
      usesNeutralNames: false,
    });
  });

  it('Light and dark are chosen, and kept', async () => {
    const { user } = await openTab('device');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  });

  it('Neutral names are read on every screen where they are wanted, else those of vendors', async () => {
    const service = await createTestService();
    await addPixels(service, 1);
    const { user } = await renderPage('/pixels', { service });
    expect(await screen.findByText('Reddit')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Account' }));
    await user.click(await screen.findByRole('tab', { name: 'Labels' }));
    await user.click(await screen.findByRole('switch', { name: 'Use neutral names' }));
    await user.click(screen.getByRole('link', { name: 'Pixels' }));
    expect(await screen.findByText('Forum')).toBeDefined();
    expect(screen.queryByText('Reddit')).toBeNull();
  });

  it('Clears all data of this browser after one question that says what goes, and signs out', async () => {
    localStorage.setItem('linkdeck.preferences', '{"locale":"en-GB","timeZone":""}');
    localStorage.setItem('portal', 'somebody else’s');
    const { user, location, stored } = await openTab('device');
    await user.click(screen.getByRole('button', { name: 'Clear data in this browser…' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/API keys, loaded links, click history/);
    expect(dialog.textContent).toMatch(/Your accounts with the service stay as they are/);
    await user.click(within(dialog).getByRole('button', { name: 'Clear data' }));
    await screen.findByLabelText('API key');
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['portal']));
    expect(location()).toBe('/connect');
    expect(stored()).toBe('[]');
  });

  it('Says where the key is, and locking drops it but leaves what was chosen', async () => {
    localStorage.setItem('linkdeck.preferences', '{"locale":"en-GB"}');
    const { user, stored, service } = await openTab('security');
    const panel = within(await region('API keys on this device'));
    const accounts = within(
      panel.getByRole('list', { name: 'Accounts in this browser' }),
    ).getAllByRole('listitem');
    expect(accounts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(service.email),
    ]);
    expect(accounts[0]?.textContent).toMatch(
      /Open in this tab\. Your API key is kept until you close Linkdeck/,
    );
    await user.click(screen.getByRole('button', { name: 'Lock now' }));
    await screen.findByLabelText('API key');
    expect(stored()).toBe('[]');
    expect(localStorage.getItem('linkdeck.preferences')).toContain('en-GB');
  });

  it('Offers to switch to an account of this tab that is not the one on the screen', async () => {
    const { user, session, service } = await openTab('security');
    const { key } = await addAccount(
      service.store,
      { email: 'bo@shop.example', username: 'bo', plan: 'pro' },
      Date.now(),
    );
    await act(() => session.connect({ serviceAddress: '', key }));
    await user.click(await screen.findByRole('link', { name: 'Account' }));
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    const list = await screen.findByRole('list', { name: 'Accounts in this browser' });
    const rows = within(list).getAllByRole('listitem');
    const offers = rows.map((row) => within(row).queryByRole('button', { name: 'Switch' }));
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('bo@shop.example'),
      expect.stringContaining(service.email),
    ]);
    expect(offers.map((offer) => offer !== null)).toEqual([false, true]);
    await user.click(offers[1]!);
    await waitFor(() => expect(session.state.current?.email).toBe(service.email));
  });

  it('In a parent page whose backend sends the requests it speaks of that page, and offers no change that is refused', async () => {
    await renderPage('/account?tab=security', {
      hostOptions: { embedded: true, changesAccount: false },
    });
    const panel = await region('API keys on this device');
    expect(panel.textContent).toContain('You stay signed in until you close or reload this page.');
    expect(panel.textContent).not.toMatch(/this tab|all tabs|tabs of Linkdeck/);
    expect(screen.queryByRole('region', { name: 'Sign-in' })).toBeNull();
  });

  it('Lets the time be chosen after which everything locks', async () => {
    const { user, session } = await openTab('security');
    await user.click(await screen.findByRole('combobox', { name: 'After inactivity' }));
    await user.click(await screen.findByRole('option', { name: 'After 60 minutes', hidden: true }));
    await waitFor(() => expect(session.state.idleMinutes).toBe(60));
  });

  it('A refresh that fails keeps what was there, and says of when that is', async () => {
    let broken = false;
    const { user } = await openTab('profile', (send) => {
      const failing = withFault(send, faults.badGateway);
      return (request) => (broken ? failing(request) : send(request));
    });
    broken = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^From \d/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await region('Profile')).textContent).toContain('ada@shop.example');
  });
});

describe('An account of which values could not be read', () => {
  it('has a dash for each, and its form still works', async () => {
    const account = {
      id: 1,
      email: 5,
      username: ['Ada'],
      avatar: '',
      status: 3,
      expires: 4,
      membership: 'pro',
    };
    const { user, form, service } = await openForm((send) =>
      withChangedReply(send, 'account.get', ({ error }) => ({ error, data: account })),
    );
    await user.type(form.getByLabelText('New password'), 'correct horse{Enter}');
    expect(await form.findByText('The password was changed')).toBeDefined();
    expect(service.asked.slice(0, 1)).toEqual(['PUT /api/account/update']);
    expect(form.getByText('Leave empty to keep the present one.')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    const profile = await region('Profile');
    expect(
      within(profile)
        .getAllByRole('img')
        .map((dash) => dash.getAttribute('aria-label')),
    ).toEqual([
      'Could not be read: ["Ada"]',
      'Could not be read: 5',
      'Could not be read: 3',
      'Could not be read: 4',
      'The service sent no value',
    ]);
    expect(screen.getByText('5 values couldn’t be read.')).toBeDefined();
    expect(profile.textContent).not.toMatch(/No end date|Unknown|No name|No e-mail|null/);
  });
});

describe('Account in front of a service that deviates in every way', () => {
  it('shows the profile', async () => {
    await openTab('profile', withAllQuirks);
    expect((await region('Profile')).textContent).toContain('ada@shop.example');
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  it('changes the address', async () => {
    const { user, form } = await openForm(withAllQuirks);
    await user.type(form.getByLabelText('New e-mail'), 'ada@links.example');
    await user.type(form.getByLabelText('New e-mail again'), 'ada@links.example{Enter}');
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await waitFor(async () =>
      expect((await region('Profile')).textContent).toContain('ada@links.example'),
    );
  });
});
