/**
 * E-mail of an account: a new one at the service reaches what this browser keeps of the account.
 */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { eventually } from '#testing/time/eventually.ts';

const passphrase = 'four quiet words here';
const renamed = { accounts: [{ email: 'new@shop.example' }] };

async function changeEmail(session: Awaited<ReturnType<typeof openTab>>['session']): Promise<void> {
  await engineOf(session).call('account.update', { email: 'new@shop.example' });
  await engineOf(session).call('account.get', {});
  await eventually(() => expect(session.state).toMatchObject(renamed));
}

it('The accounts of this session have a new e-mail as soon as the service tells it, and after a reload', async () => {
  const { session, stored, restored, credentials } = await openTab();
  await session.connect(credentials);
  const held = stored.get('linkdeck.session');
  await changeEmail(session);
  expect(session.state).toMatchObject({
    status: 'signed-in',
    current: { email: 'new@shop.example' },
  });
  await eventually(() => expect(stored.get('linkdeck.session')).not.toBe(held));
  expect((await restored()).state).toMatchObject({ status: 'signed-in', ...renamed });
});

it('An account that is remembered on this device has it too, and opens with the same passphrase', async () => {
  const { session, stored, restored, credentials } = await openTab();
  await session.connect({ ...credentials, keep: 'device', passphrase });
  const { accountId } = engineOf(session);
  await changeEmail(session);
  await session.lock();
  stored.clear();
  const later = await restored();
  expect(later.state).toMatchObject({ status: 'signed-out', ...renamed });
  await later.unlock(accountId, passphrase);
  expect(later.state).toMatchObject({
    status: 'signed-in',
    current: { email: 'new@shop.example', retention: 'device' },
  });
});
