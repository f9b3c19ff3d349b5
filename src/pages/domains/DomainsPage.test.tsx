/** Domains, as users meet them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { addDomains } from '#testing/service/resource-rows.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { dashFor } from '#testing/unreadable.ts';

async function withDomains(
  number: number,
  through: (send: SendRequest) => SendRequest = (send) => send,
) {
  const service = await createTestService();
  await addDomains(service, number);
  return renderPage('/domains', { service, through });
}

async function openAct(user: Awaited<ReturnType<typeof withDomains>>['user'], act: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Actions for go-1.shop.example' }));
  await user.click(await screen.findByRole('menuitem', { name: act, hidden: true }));
  return screen.findByRole('dialog');
}

describe('Domains', () => {
  it('Has no accessibility fault, with rows and in each dialog', async () => {
    const { user } = await withDomains(2);
    await screen.findByRole('button', { name: 'https://go-2.shop.example' });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await screen.findByRole('dialog', { name: 'Add domain' });
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openAct(user, /Delete/);
    await expectAccessible();
  });

  it('A new account sees what a domain is for, and adds the first one @core', async () => {
    const { user, service } = await withDomains(0);
    await screen.findByText('Add your first domain');
    await user.click(screen.getAllByRole('button', { name: 'Add domain' })[1]!);
    await user.type(await screen.findByLabelText('Domain'), 'go.shop.example');
    await user.tab();
    expect(screen.getByLabelText('Domain')).toHaveProperty('value', 'https://go.shop.example');
    expect(screen.getByText('nslookup go.shop.example')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Before you add it' }).textContent).toContain(
      'service.test',
    );
    await user.type(screen.getByLabelText('Root redirect'), 'https://shop.example{Enter}');
    await screen.findByRole('button', { name: 'https://go.shop.example' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(service.asked.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/domain/add',
    ]);
    const row = await service.store.db.selectFrom('domain').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      domain: 'https://go.shop.example',
      redirectroot: 'https://shop.example',
      redirect404: '',
    });
  });

  it('A mistake is shown at its field, and nothing is sent', async () => {
    const { user, service } = await withDomains(0);
    await user.click((await screen.findAllByRole('button', { name: 'Add domain' }))[0]!);
    await user.type(await screen.findByLabelText('Domain'), 'https://go.shop.example/path{Enter}');
    expect(await screen.findByText(/Must be a scheme and a host/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Domain'));
    expect(service.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('A domain that is taken is shown at its field, and nothing that was typed is lost', async () => {
    const { user } = await withDomains(1);
    await user.click(await screen.findByRole('button', { name: 'Add domain' }));
    await user.type(await screen.findByLabelText('Not-found redirect'), 'https://shop.example/404');
    await user.type(screen.getByLabelText('Domain'), 'https://go-1.shop.example{Enter}');
    expect(await screen.findByText(/This domain was added already/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Domain'));
    expect(screen.getByLabelText('Not-found redirect')).toHaveProperty(
      'value',
      'https://shop.example/404',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('Redirects are changed; one that is emptied is sent, with a hint that the service may keep it', async () => {
    const { user, service } = await withDomains(1);
    const stored = () =>
      service.store.db.selectFrom('domain').selectAll().executeTakeFirstOrThrow();
    await user.click(await screen.findByRole('button', { name: 'https://go-1.shop.example' }));
    const field = await screen.findByLabelText('Root redirect');
    expect(field).toHaveProperty('value', 'https://shop.example/');
    await user.clear(field);
    expect(await screen.findByText(/keep the old value/)).toBeDefined();
    await user.type(screen.getByLabelText('Not-found redirect'), 'https://shop.example/lost');
    await user.click(screen.getByRole('button', { name: 'Save redirects' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored()).toMatchObject({
      redirectroot: 'https://shop.example/',
      redirect404: 'https://shop.example/lost',
    });
    expect(await screen.findByText('shop.example/lost')).toBeDefined();
  });

  it('Saving what was not changed sends nothing', async () => {
    const { user, service } = await withDomains(1);
    await openAct(user, /Change redirects/);
    await user.click(await screen.findByRole('button', { name: 'Save redirects' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(service.asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  it('Deleting asks with its consequence first, and Cancel, which has the focus, does nothing @core', async () => {
    const { user, service } = await withDomains(1);
    const dialog = await openAct(user, /Delete/);
    expect(dialog.textContent).toMatch(
      /go-1\.shop\.example will be gone.*Short links with it stop working/,
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(service.asked.filter((line) => line.startsWith('DELETE'))).toEqual([]);
    await openAct(user, /Delete/);
    await user.click(await screen.findByRole('button', { name: 'Delete domain' }));
    expect(await screen.findByText('The domain was deleted')).toBeDefined();
    expect(await screen.findByText('Add your first domain')).toBeDefined();
  });

  it('A deletion that fails is shown in the dialog, which stays', async () => {
    const { user } = await withDomains(1, (send) =>
      withFault(send, faults.badGateway, { only: 'domains.delete' }),
    );
    await openAct(user, /Delete/);
    await user.click(await screen.findByRole('button', { name: 'Delete domain' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/It’s unclear whether this worked/);
    expect(document.activeElement).toBe(alert);
  });

  it('Pages are in the address, and one past the end leads back', async () => {
    const { user, location } = await withDomains(26);
    await screen.findByRole('button', { name: 'https://go-26.shop.example' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'https://go-1.shop.example' });
    expect(location()).toBe('/domains?page=2');
  });

  it('A first load that fails says why, and Retry mends it', async () => {
    const { user } = await withDomains(1, (send) =>
      withFault(send, faults.htmlPage, { only: 'domains.list', times: 1 }),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/Could not load Domains/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'https://go-1.shop.example' })).toBeDefined();
  });

  it('Costs one request, and a row that is no record costs only itself', async () => {
    const { service } = await withDomains(3, (send) =>
      withChangedRows(send, 'domains.list', ['no domain']),
    );
    await screen.findByText('1 entry from the service couldn’t be read.');
    expect(screen.getAllByRole('button', { name: /^https:/ })).toHaveLength(2);
    expect(service.asked).toEqual(['GET /api/domains?limit=25&page=1']);
  });

  it('What could not be read is a dash that tells what came, and a domain without an id has no actions', async () => {
    const errors = vi.spyOn(console, 'error');
    const changes = [
      { id: 'x', domain: 'https://lost.example' },
      { id: 'y', redirect404: 5 },
      { id: 9, domain: 6, redirectroot: 7 },
    ];
    const { user, service } = await withDomains(4, (send) =>
      withChangedRows(send, 'domains.list', changes),
    );
    const [lost, lostToo, nameless, good] = within(
      await screen.findByRole('table', { name: 'Domains' }),
    )
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row));
    expect(lost?.getByText('https://lost.example')).toBeDefined();
    expect(lostToo?.getByRole('img', { name: 'Could not be read: 5' })).toBeDefined();
    for (const row of [lost, lostToo]) expect(row?.queryAllByRole('button')).toEqual([]);
    for (const raw of [6, 7])
      expect(nameless?.getByRole('img', dashFor(String(raw)))).toBeDefined();
    expect(good?.getByRole('button', { name: 'https://go-1.shop.example' })).toBeDefined();
    expect(errors).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Domain 9' }));
    expect(await screen.findByText(/could not be read. It stays as it is/)).toBeDefined();
    expect(screen.getByLabelText('Root redirect')).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Save redirects' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(service.asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  it('What a host sends is text: no script becomes a link, no markup an element', async () => {
    const service = await createTestService();
    const { db } = service.store;
    const row = {
      accountId: service.accountId,
      host: 'x',
      redirectroot: 'javascript:alert(1)',
      redirect404: '<img src=x>',
    };
    await db
      .insertInto('domain')
      .values({ ...row, domain: 'https://<b>x</b>' })
      .execute();
    await renderPage('/domains', { service });
    expect(await screen.findByText('javascript:alert(1)')).toBeDefined();
    expect(screen.getByText('<img src=x>')).toBeDefined();
    expect(document.querySelectorAll('main td a, main td img, main td b')).toHaveLength(0);
  });
});

describe('Domains in front of a service that deviates in every way', () => {
  it('shows all of them', async () => {
    await withDomains(2, withAllQuirks);
    expect(await screen.findByRole('button', { name: 'https://go-1.shop.example' })).toBeDefined();
    expect(screen.queryByText(/unreadable/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  it('adds one', async () => {
    const { user } = await withDomains(0, withAllQuirks);
    await user.click((await screen.findAllByRole('button', { name: 'Add domain' }))[0]!);
    await user.type(await screen.findByLabelText('Domain'), 'https://go.shop.example{Enter}');
    expect(await screen.findByRole('button', { name: 'https://go.shop.example' })).toBeDefined();
  });

  it('says that one is taken', async () => {
    const { user } = await withDomains(1, withAllQuirks);
    await user.click(await screen.findByRole('button', { name: 'Add domain' }));
    await user.type(await screen.findByLabelText('Domain'), 'https://go-1.shop.example{Enter}');
    expect(await screen.findByText(/This domain was added already/)).toBeDefined();
    expect(screen.getByLabelText('Domain').getAttribute('aria-invalid')).toBe('true');
  });
});
