/** Overlays, as users meet them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { addOverlay } from '#testing/service/resource-rows.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { dashesIn } from '#testing/unreadable.ts';

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

  it('Each has a drawing of its type, which screen readers pass over, and an unknown type has a plain one', async () => {
    const service = await createTestService();
    for (const type of ['message', 'contact', 'poll']) await addOverlay(service, type, type);
    const { container } = await renderPage('/overlays', { service });
    await screen.findByText('Contact form');
    const drawings = [...container.querySelectorAll('main svg[data-picture]')];
    expect(drawings.map((each) => each.getAttribute('data-picture')).sort()).toEqual([
      'contact',
      'message',
      'overlay',
    ]);
    expect(drawings.every((each) => each.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('Without any, says what they are for and where they are made', async () => {
    await renderPage('/overlays');
    expect(await screen.findByText('No overlays yet')).toBeDefined();
    expect(screen.getByText(/Create and change them in your account/)).toBeDefined();
  });

  it('One is used in a new link, which then opens with it', async () => {
    const service = await createTestService();
    const id = await addOverlay(service, 'Join us');
    const { user, location } = await renderPage('/overlays', { service });
    await user.click(await screen.findByRole('link', { name: 'Use Join us in a new link' }));
    expect(location()).toBe(`/links/new?type=overlay-${id}`);
    expect((await screen.findByRole('button', { name: /^Redirect type/ })).textContent).toContain(
      `Under overlay ${id}`,
    );
    await user.type(await screen.findByLabelText('Destination'), 'shop.example/join{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByRole('group', { name: 'Created and copied' });
    const { type } = await service.store.db
      .selectFrom('link')
      .select('type')
      .executeTakeFirstOrThrow();
    expect(type).toBe(`overlay-${id}`);
  });

  it('One that is gone is shown where it was chosen, and may be left out', async () => {
    const { user, service } = await renderPage('/links/new?type=overlay-77');
    await user.type(await screen.findByLabelText('Destination'), 'shop.example/join{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/There is no overlay 77/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Redirect type/ }).textContent).toContain(
      'Has errors',
    );
    await user.click(screen.getByRole('radio', { name: 'Direct' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await user.click(await screen.findByRole('button', { name: 'Create now' }));
    await screen.findByRole('group', { name: 'Created and copied' });
    await waitFor(async () => {
      expect(
        (await service.store.db.selectFrom('link').select('type').executeTakeFirstOrThrow()).type,
      ).toBe('direct');
    });
  });
});

describe('Overlays of which values could not be read', () => {
  it('are shown with a dash for each, and are used in a new link only with an id', async () => {
    const service = await createTestService();
    for (const name of ['One', 'Two', 'Three', '']) await addOverlay(service, name);
    const changes = [{ id: 'x' }, { id: undefined, type: 5, date: false }, { name: 6 }];
    await renderPage('/overlays', {
      service,
      through: (send) => withChangedRows(send, 'overlays.list', changes),
    });
    const [, ...rows] = within(await screen.findByRole('table', { name: 'Overlays' })).getAllByRole(
      'row',
    );
    expect(screen.getByText('5 values couldn’t be read.')).toBeDefined();
    expect(dashesIn(rows)).toEqual([
      [],
      ['Could not be read: 5', 'Could not be read: false'],
      ['Could not be read: 6'],
      [],
    ]);
    expect(within(rows[0]!).getByText('Overlay')).toBeDefined();
    expect(
      screen
        .getAllByRole('link', { name: /in a new link$/ })
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Use Overlay 2 in a new link', 'Use One in a new link']);
    expect(document.body.textContent).not.toMatch(/null|NaN|undefined/);
  });
});

describe('Overlays in front of a service that deviates in every way', () => {
  it('shows all of them', async () => {
    const service = await createTestService();
    await addOverlay(service, 'Join us');
    await renderPage('/overlays', { service, through: withAllQuirks });
    expect(await screen.findByText(/^join us$/i)).toBeDefined();
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });
});
