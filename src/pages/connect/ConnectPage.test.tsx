/** Connect, as users meet it. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, limitFaults, withFault } from '#testing/replies/faults.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function connectPage(through?: (send: SendRequest) => SendRequest) {
  const page = await renderPage('/', {
    signedIn: false,
    through,
  });
  const field = screen.getByLabelText<HTMLInputElement>('API key');
  const connect = async (key = page.service.key) => {
    await page.user.click(field);
    await page.user.paste(key);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...page, field, connect };
}

describe('Connect', () => {
  it('Has no accessibility fault, before and after a refusal', async () => {
    const { connect } = await connectPage();
    await expectAccessible();
    await connect('ld_somebody-else');
    await screen.findByRole('alert');
    await expectAccessible();
  });

  it('A visitor who is not signed in comes here, and sees which service is asked', async () => {
    const { location, service } = await connectPage();
    expect(location()).toBe('/connect');
    const host = service.address.replace(/^https?:\/\//, '');
    expect(screen.getByText(host)).toBeDefined();
    expect(screen.getByText(`Linkdeck sends your key to ${host} only.`)).toBeDefined();
    expect(document.title).toBe('Sign in · Linkdeck');
  });

  it('A good key leads to Overview, at the cost of one request for the account, its channels and each order of its list @core', async () => {
    const { connect, location, service } = await connectPage();
    await connect();
    expect(await screen.findByRole('heading', { name: 'Overview', level: 1 })).toBeDefined();
    await screen.findByText('Make your first short link');
    expect(location()).toBe('/overview');
    // The first reply shows the screen; on a busy machine, the others leave before or after that.
    await waitFor(() =>
      expect(service.asked.map((line) => line.split('?')[0]).sort()).toEqual([
        'GET /api/account',
        'GET /api/channels',
        'GET /api/urls',
        'GET /api/urls',
      ]),
    );
  });

  it('Leads to where the user wanted to go', async () => {
    const { service, user, location } = await renderPage('/overview?x=1', { signedIn: false });
    await user.type(screen.getByLabelText('API key'), `${service.key}{Enter}`);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    expect(location()).toBe('/overview?x=1');
  });

  it('Takes blanks and a pasted "Bearer" off the key', async () => {
    const { connect, service } = await connectPage();
    await connect(`  Bearer ${service.key} `);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
  });

  it('Keeps the key out of the page: not as an attribute while it is typed, and not at all afterwards @core', async () => {
    const { connect, field, service, stored } = await connectPage();
    await connect();
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    expect(field.value).toBe('');
    expect(document.documentElement.outerHTML).not.toContain(service.key);
    expect(stored()).not.toContain(service.key);
  });

  it('Does not write what is typed into the document', async () => {
    const { user, field, container } = await connectPage();
    await user.type(field, 'ld_typed');
    expect(field.value).toBe('ld_typed');
    expect(container.innerHTML).not.toContain('ld_typed');
  });

  it('Masks the key, and shows it when asked', async () => {
    const { user, field } = await connectPage();
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show what was typed' }));
    expect(field.type).toBe('text');
  });

  it('An empty key is shown at the field, and nothing is sent', async () => {
    const { user, service } = await connectPage();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(screen.getByLabelText('API key').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByText('Paste your API key.')).toBeDefined();
    expect(service.asked).toEqual([]);
  });

  it('A refused key differs from a dead address, and can be corrected @core', async () => {
    const { connect, user, field, service } = await connectPage();
    await connect('ld_somebody-else');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/This key didn’t work/);
    await waitFor(() => expect(alert.textContent).toMatch(/Authorization header/));
    expect(alert.textContent).not.toContain('ld_somebody-else');
    await user.clear(field);
    await user.type(field, `${service.key}{Enter}`);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
  });

  it.each([
    ['A dropped connection', faults.dropped, /No answer from the service/],
    ['A protection page', faults.htmlPage, /web page, not this API/],
    ['An empty reply', faults.emptyBody, /empty reply/],
    ['A broken gateway', faults.badGateway, /The service isn’t responding/],
    ['Too many requests', limitFaults.headerSeconds, /Try again in 4\d seconds/],
    [
      'An address without the API',
      () => Promise.resolve(new Response('{"error":1,"message":"?"}', { status: 404 })),
      /No API at this address/,
    ],
  ])('%s has words of its own', async (_, fault, words) => {
    const { connect } = await connectPage((send) => withFault(send, fault));
    await connect();
    const alert = await screen.findByRole('alert');
    // The details come with texts that this screen does not have.
    await waitFor(() => expect(alert.textContent).toMatch(words));
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false);
  });

  it('Offers the services that are set, and names what is wrong with the settings', async () => {
    const { user } = await renderPage('/connect', {
      signedIn: false,
      settings: { serviceAddresses: ['', 'https://links.example'] },
      settingsProblem: 'config.json is not JSON.',
    });
    const address = await screen.findByRole('combobox', { name: 'Service' });
    await user.selectOptions(address, 'https://links.example');
    expect(address).toHaveProperty('value', 'https://links.example');
    expect(screen.getByText('config.json is not JSON.')).toBeDefined();
  });

  it('Says honestly how long it remembers, and what that protects from', async () => {
    await connectPage();
    expect(screen.getByRole('radio', { name: /Until I close Linkdeck/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByText('You’ll need it again after closing all tabs.')).toBeDefined();
    expect(screen.queryByText(/passphrase/)).toBeNull();
  });
});

async function rememberedAccount() {
  const page = await connectPage();
  await page.user.click(page.field);
  await page.user.paste(page.service.key);
  await page.user.click(screen.getByRole('radio', { name: /On this device/ }));
  const first = await screen.findByLabelText<HTMLInputElement>('Passphrase');
  const second = screen.getByLabelText<HTMLInputElement>('Passphrase again');
  const submit = async (one: string, other: string) => {
    await page.user.clear(first);
    await page.user.type(first, one);
    await page.user.clear(second);
    await page.user.type(second, `${other}{Enter}`);
  };
  return { ...page, first, submit };
}

describe('A passphrase', () => {
  it('Is asked for twice, and a slip is shown at its field before anything is sent', async () => {
    const { submit, first, service } = await rememberedAccount();
    await submit('four quiet words here', 'four quiet words her');
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/The passphrases differ/)).toBeDefined();
    await submit('short', 'short');
    expect(await screen.findByText(/Use at least 10 characters/)).toBeDefined();
    expect(service.asked).toEqual([]);
  });

  it('Opens the account again after a lock, and a wrong one does not @core', async () => {
    const { submit, user, session, service, stored } = await rememberedAccount();
    await submit('four quiet words here', 'four quiet words here');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    service.asked.length = 0;
    await session.lock();
    const field = await screen.findByLabelText<HTMLInputElement>('Passphrase');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    await user.type(field, 'four quiet words{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Wrong passphrase.')).toBeDefined();
    expect(field.value).toBe('');
    await user.type(field, 'four quiet words here{Enter}');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    // The key is known, so nothing has to be asked to check it.
    expect(service.asked.filter((line) => line.includes('/account'))).toEqual([]);
    expect(stored()).not.toContain(service.key);
    expect(document.documentElement.outerHTML).not.toContain('four quiet');
  });

  it('Is not needed to forget the account', async () => {
    const { submit, user, session } = await rememberedAccount();
    await submit('four quiet words here', 'four quiet words here');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await session.lock();
    await user.click(await screen.findByRole('button', { name: 'Forgot the passphrase?' }));
    await user.click(await screen.findByRole('button', { name: 'Forget account' }));
    await screen.findByLabelText('API key');
    expect(session.state.accounts).toEqual([]);
  });

  it('Is not the only way in: the key does as well', async () => {
    const { submit, user, session, service } = await rememberedAccount();
    await submit('four quiet words here', 'four quiet words here');
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await session.lock();
    await user.click(await screen.findByRole('button', { name: 'Use an API key instead' }));
    await user.type(screen.getByLabelText('API key'), `${service.key}{Enter}`);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
  });
});

describe('An import that is not finished', () => {
  it('Is told of after a lock, and no more once its account is open', async () => {
    const { session, user, service } = await renderPage('/overview');
    const drafts = [1, 2].map((each) => ({ body: { url: `https://shop.example/${each}` } }));
    const { engine } = session.state;
    if (engine === undefined) throw new Error('Nobody is signed in');
    await engine.jobs.add({ kind: 'create', title: 'secret.csv', drafts, trial: 1 });
    await session.lock();
    const waiting = await screen.findByRole('status', { name: 'Unfinished work' });
    expect(waiting.textContent).toBe(
      `An unfinished import is waiting for ${service.email}. Sign in to continue.`,
    );
    expect(screen.queryByText(/secret/)).toBeNull();
    await user.type(screen.getByLabelText('API key'), `${service.key}{Enter}`);
    await screen.findByRole('heading', { name: 'Overview', level: 1 });
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add another account' }));
    await screen.findByLabelText('API key');
    expect(screen.queryByRole('status', { name: 'Unfinished work' })).toBeNull();
  });
});
