/** Quick create, as people meet it. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/faults.ts';
import { renderPage } from '#testing/render-page.tsx';
import { createTestService } from '#testing/test-service.ts';

async function openForm(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage('/links', options);
  await page.user.click((await screen.findAllByRole('button', { name: 'New link' }))[0]!);
  const destination = await screen.findByLabelText('Destination URL');
  return { ...page, destination };
}

function onlyCreate(fault: (typeof faults)[keyof typeof faults]) {
  return { through: (send: SendRequest) => withFault(send, fault, { only: 'links.create' }) };
}

describe('Quick create', () => {
  it('Has no accessibility fault, with and without a mistake', async () => {
    const { user } = await openForm();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(screen.getByLabelText('Destination URL').getAttribute('aria-invalid')).toBe('true'));
    await expectAccessible();
  });

  it('Paste and Enter make a link, which is then in the list', async () => {
    const { user, destination, service } = await openForm();
    expect(document.activeElement).toBe(destination);
    await user.paste('shop.example/sale');
    await user.keyboard('{Enter}');
    await screen.findByText('Link created');
    expect(screen.getByText('https://shop.example/sale')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy short link' }).textContent).toBe('Copy');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('shop.example')).toBeDefined();
    expect(service.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('Open details leads to the link, Make another to an empty form', async () => {
    const { user, location } = await openForm();
    await user.keyboard('shop.example/one{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Make another' }));
    expect(screen.getByLabelText('Destination URL')).toHaveProperty('value', '');
    await user.type(screen.getByLabelText('Destination URL'), 'shop.example/two');
    await user.type(screen.getByLabelText('Custom alias'), 'two{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Open details' }));
    expect(location()).toBe('/links/2');
  });

  it('A mistake is said at its field, and nothing is sent', async () => {
    const { user, service } = await openForm();
    await user.keyboard('javascript:alert(1)');
    await user.type(screen.getByLabelText('Custom alias'), 'with a blank');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Must start with http:// or https://')).toBeDefined();
    expect(screen.getByText('May contain only letters, digits and - _ . ~')).toBeDefined();
    expect(service.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('A taken alias is said at the alias, and nothing that was typed is lost', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    const { user } = await openForm({ service });
    await user.keyboard('https://shop.example/second');
    await user.type(screen.getByLabelText('Custom alias'), 'summer{Enter}');
    const alias = screen.getByLabelText('Custom alias');
    await waitFor(() => expect(alias.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(alias.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toMatch(/taken|use/i);
    expect(alias).toHaveProperty('value', 'summer');
    expect(screen.getByLabelText('Destination URL')).toHaveProperty('value', 'https://shop.example/second');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A lost reply is said honestly, nothing is repeated, and the list can be searched for the link', async () => {
    const { user, service, location } = await openForm(onlyCreate(faults.droppedReply));
    await user.keyboard('shop.example/lost{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/not known whether the link was made/);
    expect(service.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(screen.getByLabelText('Destination URL')).toHaveProperty('value', 'https://shop.example/lost');
    await user.click(screen.getByRole('link', { name: 'Look for it in Links' }));
    expect(location()).toBe('/links?q=https%3A%2F%2Fshop.example%2Flost');
    expect(await screen.findByText(/^1 link matches/)).toBeDefined();
  });

  it('A refused request is said in words and may be tried again', async () => {
    const { user } = await openForm({
      through: (send: SendRequest) =>
        withFault(send, () => Promise.resolve(new Response('{"error":1,"message":"Plan limit reached"}', { status: 400 })), {
          only: 'links.create',
          times: 1,
        }),
    });
    await user.keyboard('shop.example/again{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/The link was not made.*Plan limit reached/);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Link created')).toBeDefined();
  });

  it('Says so when the service gives another alias than the one asked for', async () => {
    const { user } = await openForm({
      through: (send: SendRequest) =>
        withFault(send, () => Promise.resolve(new Response('{"error":0,"id":4,"shorturl":"http://go.test/old"}')), {
          only: 'links.create',
        }),
    });
    await user.keyboard('shop.example/known');
    await user.type(screen.getByLabelText('Custom alias'), 'new{Enter}');
    expect(await screen.findByText(/You asked for the alias “new”/)).toBeDefined();
    expect(screen.getByText('old')).toBeDefined();
  });

  it('Has an address of its own, and closing it leads to the list', async () => {
    const { user, location } = await renderPage('/links/new');
    await screen.findByLabelText('Destination URL');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location()).toBe('/links'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
