/** Splash pages, as users meet them. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { addSplash } from '#testing/service/resource-rows.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

describe('Splash pages', () => {
  it('One is used in a new link, which then opens with it', async () => {
    const service = await createTestService();
    const id = await addSplash(service, 'Opening soon');
    const { user } = await renderPage('/splash', { service });
    await screen.findByText('Opening soon');
    await expectAccessible();
    expect(service.asked).toEqual(['GET /api/splash?limit=25&page=1']);
    await user.click(screen.getByRole('link', { name: 'Use Opening soon in a new link' }));
    expect((await screen.findByRole('button', { name: /^Redirect type/ })).textContent).toContain(
      `Behind splash page ${id}`,
    );
    await user.type(await screen.findByLabelText('Destination'), 'shop.example/soon{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByRole('group', { name: 'Created and copied' });
    expect(
      (await service.store.db.selectFrom('link').select('type').executeTakeFirstOrThrow()).type,
    ).toBe(String(id));
  });

  it('One without a name has its number, and one of which nothing could be read is shown without actions', async () => {
    const service = await createTestService();
    const id = await addSplash(service, '');
    await renderPage('/splash', {
      service,
      through: (send) => withFault(send, faults.unreadableRow, { only: 'splash.list' }),
    });
    expect(await screen.findByText(`Splash page ${id}`)).toBeDefined();
    expect(screen.getByText('3 values couldn’t be read.')).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'The service sent no value' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /in a new link$/ })).toHaveLength(1);
  });

  it('A way of opening that nobody knows is shown as it would be sent', async () => {
    await renderPage('/links/new?type=hologram');
    expect((await screen.findByRole('button', { name: /^Redirect type/ })).textContent).toContain(
      'As “hologram”',
    );
  });
});

describe('Splash pages in front of a service that deviates in every way', () => {
  it('shows all of them', async () => {
    const service = await createTestService();
    await addSplash(service, 'Opening soon');
    await renderPage('/splash', { service, through: withAllQuirks });
    expect(await screen.findByText(/^opening soon$/i)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });
});
