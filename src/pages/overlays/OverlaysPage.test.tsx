/** Overlays, as people meet them. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { addOverlay } from '#testing/service/resource-rows.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

describe('Overlays', () => {
  it('Has no accessibility fault, and shows a type that nobody knows as it came', async () => {
    const service = await createTestService();
    await addOverlay(service, 'Join us');
    await addOverlay(service, '<b>Poll</b>', 'poll');
    await renderPage('/overlays', { service });
    await screen.findByText('Join us');
    await expectAccessible();
    expect(screen.getByText('Message')).toBeDefined();
    expect(screen.getByText('poll')).toBeDefined();
    expect(screen.getByText('<b>Poll</b>')).toBeDefined();
    expect(service.asked).toEqual(['GET /api/overlay?limit=25&page=1']);
  });

  it('Without any, says what they are for and where they are made', async () => {
    await renderPage('/overlays');
    expect(await screen.findByText('There are no overlays yet')).toBeDefined();
    expect(screen.getByText(/They are made at the service itself/)).toBeDefined();
    await expectAccessible();
  });

  it('One is used in a new link, which then opens with it', async () => {
    const service = await createTestService();
    const id = await addOverlay(service, 'Join us');
    const { user, location } = await renderPage('/overlays', { service });
    await user.click(await screen.findByRole('link', { name: 'Use Join us in a new link' }));
    expect(location()).toBe(`/links/new?type=overlay-${id}`);
    expect((await screen.findByRole('button', { name: /^How it opens/ })).textContent).toContain(`Under overlay ${id}`);
    await user.type(await screen.findByLabelText('Destination URL'), 'shop.example/join{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByText('Link created');
    const { type } = await service.store.db.selectFrom('link').select('type').executeTakeFirstOrThrow();
    expect(type).toBe(`overlay-${id}`);
  });

  it('One that is gone is said where it was chosen, and may be left out', async () => {
    const { user, service } = await renderPage('/links/new?type=overlay-77');
    await user.type(await screen.findByLabelText('Destination URL'), 'shop.example/join{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    expect(await screen.findByText(/There is no overlay 77/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^How it opens/ }).textContent).toContain('Has errors');
    await user.click(screen.getByRole('radio', { name: 'Direct' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByText('Link created');
    await waitFor(async () => {
      expect((await service.store.db.selectFrom('link').select('type').executeTakeFirstOrThrow()).type).toBe('direct');
    });
  });
});

describe('Overlays in front of a service that deviates in every way', () => {
  it('shows all of them', async () => {
    const service = await createTestService();
    await addOverlay(service, 'Join us');
    await renderPage('/overlays', { service, through: withAllQuirks });
    expect(await screen.findByText(/^join us$/i)).toBeDefined();
    expect(screen.queryByText(/unreadable/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });
});
