/** The form of parts: what the page has filled in can be changed, what it has locked cannot, and is sent as it is. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PartOptions } from '#app/parts/part-host.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderAccountPart } from '#testing/setups/render-account-part.tsx';

/** A form with the options of a page; the bodies of the requests that create links are in `sent`. */
async function openForm(options: Omit<PartOptions, 'part'>) {
  const service = await createTestService();
  const { id: channel } = await service.post('/api/channel/add', { name: 'News' });
  const { id: campaign } = await service.post('/api/campaign/add', { name: 'Launch' });
  await service.post('/api/domain/add', { domain: 'https://go.shop.example' });
  const sent: NewLink[] = [];
  const page = await renderAccountPart(
    { part: 'create', ...options },
    {
      service,
      through: (send) => async (request) => {
        if (request.method === 'POST') sent.push((await request.clone().json()) as NewLink);
        return send(request);
      },
    },
  );
  const { user, clock } = page;
  const create = async () => {
    await act(() => clock.advance(600));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByText('Created:');
  };
  return { ...page, service, sent, create, ids: { channel, campaign } };
}

const locked = () => screen.findByRole('region', { name: 'Set by this page' });

describe('What the page has locked', () => {
  it('is read with its names, cannot be changed, and is sent', async () => {
    const { user, sent, create } = await openForm({
      domain: 'go.shop.example',
      channel: 1,
      campaign: 1,
      utm: { source: 'portal', medium: 'mail' },
      locked: ['domain', 'channel', 'campaign', 'utm'],
    });
    const region = within(await locked());
    await region.findByText('News');
    await region.findByText('Launch');
    expect(region.getByText('go.shop.example')).toBeDefined();
    expect(region.getByText('portal')).toBeDefined();
    expect(region.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await expectAccessible();
    await user.type(await screen.findByLabelText('Destination'), 'https://shop.example/sale');
    await create();
    expect(sent).toEqual([
      {
        url: 'https://shop.example/sale?utm_source=portal&utm_medium=mail',
        domain: 'go.shop.example',
        channel: 1,
        campaign: 1,
      },
    ]);
  });

  it('is sent where the user types other tags into the destination', async () => {
    const { user, sent, create } = await openForm({
      utm: { source: 'portal' },
      locked: ['utm'],
    });
    await locked();
    await user.type(
      await screen.findByLabelText('Destination'),
      'shop.example/?id=1&utm_source=mine&utm_term=mine&utm_content=',
    );
    await create();
    expect(sent).toEqual([{ url: 'https://shop.example/?id=1&utm_source=portal' }]);
  });

  it('can be all of it: then the button alone is left', async () => {
    const { sent, create } = await openForm({
      url: 'https://shop.example/all',
      alias: 'all',
      locked: ['url', 'alias'],
    });
    const region = within(await locked());
    expect(region.getByText('https://shop.example/all')).toBeDefined();
    expect(region.getByText('all')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await create();
    expect(sent).toEqual([{ url: 'https://shop.example/all', custom: 'all' }]);
  });

  it('stays after Undo, and nothing that another link had gets in its place', async () => {
    const { user, sent, clock, create } = await openForm({
      campaign: 1,
      utm: { source: 'portal' },
      locked: ['campaign', 'utm', 'alias'],
    });
    await user.type(await screen.findByLabelText('Destination'), 'https://shop.example/a');
    await act(() => clock.advance(600));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Destination')).toHaveProperty(
      'value',
      'https://shop.example/a',
    );
    await create();
    expect(sent).toEqual([{ url: 'https://shop.example/a?utm_source=portal', campaign: 1 }]);
  });

  it('says what is wrong with it where the service refuses it', async () => {
    const { user, clock } = await openForm({
      domain: 'https://not-ours.example',
      locked: ['domain'],
    });
    await user.type(await screen.findByLabelText('Destination'), 'https://shop.example/a');
    await act(() => clock.advance(600));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await user.click(await screen.findByRole('button', { name: /Change/ }));
    expect((await within(await locked()).findByRole('alert')).textContent).toMatch(/\w/);
  });
});

describe('What the page has filled in', () => {
  it('can be changed where it is not locked', async () => {
    const { user, sent, create } = await openForm({
      url: 'https://shop.example/first',
      alias: 'first',
      campaign: 1,
      utm: { source: 'portal', content: 'top' },
    });
    expect(await screen.findByLabelText('Alias')).toHaveProperty('value', 'first');
    expect(screen.queryByRole('region', { name: 'Set by this page' })).toBeNull();
    await user.clear(screen.getByLabelText('Source'));
    await user.type(screen.getByLabelText('Source'), 'mine');
    await user.clear(screen.getByLabelText('Content'));
    await user.click(screen.getByRole('button', { name: 'Clear the campaign' }));
    await create();
    expect(sent).toEqual([{ url: 'https://shop.example/first?utm_source=mine', custom: 'first' }]);
  });

  it('is followed live, and what was typed beside it stays until then', async () => {
    const { user, set } = await openForm({ url: 'https://shop.example/one' });
    await user.type(await screen.findByLabelText('Alias'), 'typed');
    await act(async () =>
      set({ part: 'create', url: 'https://shop.example/one', title: 'x' } as PartOptions),
    );
    expect(screen.getByLabelText('Alias')).toHaveProperty('value', 'typed');
    await act(async () =>
      set({ part: 'create', url: 'https://shop.example/two', locked: ['url'] }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Destination')).toBeNull());
    expect(within(await locked()).getByText('https://shop.example/two')).toBeDefined();
  });
});

it('A part whose options cannot be followed says so, and has no form', async () => {
  await renderAccountPart({ part: 'unset' });
  await screen.findByText('This part of the page isn’t set up correctly.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
