/** Account in a browser: e-mail and password, preferences, and wiping the device. */
import { expect, test } from '#e2e/support/fixtures.ts';
import { enter, tabTo } from '#e2e/support/keyboard.ts';
import { account } from '#e2e/support/server.ts';

test('E-mail and password are changed, and the service holds what it can tell', {
  tag: '@core',
}, async ({ direct, signedIn: page, key, owner, traffic }) => {
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText(owner.email);
  await page.getByRole('tab', { name: 'Security' }).click();
  const form = page.getByRole('region', { name: 'Sign-in' });
  await form.getByRole('button', { name: 'Change' }).click();
  const email = form.getByLabel('New e-mail', { exact: true });
  const password = form.getByLabel('New password', { exact: true });
  const newEmail = `new-${Date.now()}@shop.example`;
  await email.fill(newEmail);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByLabel('New e-mail again')).toHaveAccessibleDescription(
    /The two e-mail addresses differ/,
  );
  await form.getByLabel('New e-mail again').fill(newEmail);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.locator('bdi').first()).toHaveText(newEmail);
  await expect(email).toHaveValue('');
  expect(await direct.get('/api/account')).toMatchObject({ data: { email: newEmail } });

  const secret = 'correct horse battery';
  await password.fill(secret);
  await expect(password).toHaveAttribute('type', 'password');
  const sent = traffic.next(({ method }) => method === 'PUT');
  await form.getByRole('button', { name: 'Save changes' }).click();
  expect(JSON.parse((await sent).body)).toEqual({ password: secret });
  await expect(form.getByRole('status')).not.toBeEmpty();
  await expect(password).toHaveValue('');
  expect(await page.content()).not.toContain(secret);
  expect(await direct.get('/api/account')).toMatchObject({ data: { email: newEmail } });
  // The key is another secret, and stays as it was.
  expect(await page.content()).not.toContain(key);
});

test('An error of a change is shown at its field, and nothing typed is lost', async ({
  server,
  direct,
  signedIn: page,
  owner,
}) => {
  const taken = `taken-${Date.now()}@shop.example`;
  await account(server.data, 'add', '--email', taken);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  const form = page.getByRole('region', { name: 'Sign-in' });
  await form.getByRole('button', { name: 'Change' }).click();
  const email = form.getByLabel('New e-mail', { exact: true });
  const password = form.getByLabel('New password', { exact: true });
  const save = form.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(email).toHaveAccessibleDescription(/Enter an e-mail address, a password, or both/);
  await email.fill('no address');
  await password.fill('short');
  await save.click();
  await expect(email).toHaveAccessibleDescription(/Must be an e-mail address/);
  await expect(password).toHaveAccessibleDescription(/Must be at least 8 characters long/);
  await email.fill(taken);
  await form.getByLabel('New e-mail again').fill(taken);
  await password.fill('long enough');
  await save.click();
  await expect(email).toHaveAccessibleDescription(/taken|already|another account|use/i);
  await expect(email).toHaveValue(taken);
  await expect(password).toHaveValue('long enough');
  expect(await direct.get('/api/account')).toMatchObject({ data: { email: owner.email } });
});

test('With the keyboard alone a user changes the e-mail, the colours and a label, and all of it stays', async ({
  direct,
  signedIn: page,
}) => {
  await enter(page.getByRole('link', { name: 'Account', exact: true }));
  await tabTo(page.getByRole('tab', { name: 'Profile' }));
  await page.keyboard.press('ArrowRight');
  const form = page.getByRole('region', { name: 'Sign-in' });
  await enter(form.getByRole('button', { name: 'Change' }));
  const email = `typed-${Date.now()}@shop.example`;
  await tabTo(form.getByLabel('New e-mail', { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(form.locator('bdi').first()).toHaveText(email);
  expect(await direct.get('/api/account')).toMatchObject({ data: { email } });

  await page.getByRole('tab', { name: 'Security' }).focus();
  await page.keyboard.press('ArrowRight');
  const appearance = page.getByRole('region', { name: 'Appearance' });
  await tabTo(appearance.getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('tab', { name: 'This device' }).focus();
  await page.keyboard.press('ArrowRight');
  const labels = page.getByRole('region', { name: 'Labels' });
  await tabTo(labels.getByLabel('Search ads'));
  await page.keyboard.type('Ads of ours');
  await page.keyboard.press('Enter');
  await expect(labels.getByRole('status')).toContainText('kept');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await enter(page.getByRole('link', { name: 'Pixels', exact: true }));
  await page.getByRole('button', { name: 'Add pixel' }).first().click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option', { name: /^Ads of ours/ })).toBeVisible();
});

test('Wiping the device forgets the key and every choice, and leaves the account as it is', async ({
  direct,
  server,
  signedIn: page,
}) => {
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('tab', { name: 'This device' }).click();
  await page.getByRole('region', { name: 'Appearance' }).getByText('Dark', { exact: true }).click();
  await page.getByRole('button', { name: /in \d+ places?$/ }).click();
  await expect(page.getByRole('list', { name: 'Stored on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Wipe this device…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wipe this device' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The key goes first, and Sign in is there by then; what is stored goes after it.
  const entries = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  await expect.poll(entries).toBe(0);
  await page.goto(`${server.dashboard}/account`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await direct.get('/api/account')).toMatchObject({ error: 0 });
});
