/** Links and their pages in front of a host that deviates from the document in every way at once; each kind of host is read by the client's own tests. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersLike } from '#testing/deviations/answers-like.ts';
import { hostKinds } from '#testing/deviations/host-kinds.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';

describe('In front of a host that deviates in every way', () => {
  /** A screen of an account with two links. */
  async function onDeviatingService(route: string) {
    const service = await createTestService();
    await service.addLinks(2);
    return renderScreen(route, { service, through: withAllQuirks });
  }

  it('the list shows all links', async () => {
    await onDeviatingService('/links');
    expect(await screen.findByText('link-2')).toBeDefined();
    expect(await screen.findByText('link-1')).toBeDefined();
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  it('the list says where nothing matches', async () => {
    await onDeviatingService('/links?q=nowhere');
    expect(await screen.findByRole('heading', { name: /Nothing matches/ })).toBeDefined();
  });

  it('a link is shown', async () => {
    await onDeviatingService('/links/1');
    expect(await screen.findByRole('heading', { level: 1, name: /^(Link )?1$/ })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  it('a link that does not exist is reported as missing', async () => {
    await onDeviatingService('/links/999');
    expect(
      (await screen.findAllByText(/not found|could not load this link/i)).length,
    ).toBeGreaterThan(0);
  });

  it('a link is found by its short URL', async () => {
    await onDeviatingService('/links?short=go.test%2Flink-1');
    expect(await screen.findByText('1 link has this address.')).toBeDefined();
    expect(await screen.findByText('link-1')).toBeDefined();
  });

  it('a short URL without a link is reported as unknown', async () => {
    await onDeviatingService('/links?short=go.test%2Fnowhere');
    expect(await screen.findByText(/No link in this account has this address/)).toBeDefined();
  });

  it('a link is created', async () => {
    const { user } = await onDeviatingService('/links/new');
    await user.type(await screen.findByLabelText('Destination'), 'shop.example/new');
    await user.type(screen.getByLabelText('Alias'), 'brand-new{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    expect(
      (await screen.findByRole('group', { name: 'Created and copied' })).textContent,
    ).toContain('go.test/brand-new');
  });
});

describe('In front of a host that has one link for a destination', () => {
  it('a new link to it is shown as the link that there is, and the alias asked for is not claimed', async () => {
    const service = await createTestService();
    await service.addLinks(2);
    const through: typeof withAllQuirks = (send) =>
      answersLike(send, hostKinds.linkReuse.differences);
    const { user } = await renderScreen('/links/new', { service, through });
    await user.type(await screen.findByLabelText('Destination'), 'https://shop.example/1');
    await user.type(screen.getByLabelText('Alias'), 'brand-new{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    const created = await screen.findByRole('group', { name: 'Created and copied' });
    expect(created.textContent).toContain('go.test/link-1');
    expect(created.textContent).toContain(
      'You asked for the alias “brand-new”, but the service chose another one.',
    );
  });
});
