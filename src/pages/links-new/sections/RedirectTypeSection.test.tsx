import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { optionOf, renderStep } from '#testing/setups/render-step.tsx';
import { RedirectTypeSection } from './RedirectTypeSection.tsx';

async function serviceWithPages() {
  const service = await createTestService();
  const rest = { accountId: service.accountId, created: '2026-01-01 00:00:00' };
  await service.store.db
    .insertInto('splash')
    .values({ ...rest, name: 'Summer' })
    .execute();
  await service.store.db
    .insertInto('overlay')
    .values({ ...rest, name: 'Subscribe', type: 'message' })
    .execute();
  return service;
}

describe('Redirect type', () => {
  it('Sends no request until a list is opened, and writes what is picked in the notation of the service', async () => {
    const service = await serviceWithPages();
    const { user, values } = await renderStep(<RedirectTypeSection />, { service });
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'Frame' }));
    expect(values().type).toBe('frame');
    await user.click(screen.getByRole('radio', { name: 'Your splash page' }));
    expect(values().type).toBe('');
    expect(service.asked).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    await user.click(await optionOf('Splash page', 'Summer'));
    expect(values().type).toBe('1');
    await user.click(screen.getByRole('radio', { name: 'Overlay' }));
    await user.click(screen.getByRole('combobox', { name: 'Overlay' }));
    await user.click(await optionOf('Overlay', 'Subscribe'));
    expect(values().type).toBe('overlay-1');
    expect(service.asked).toEqual([
      'GET /api/splash?limit=100&page=1',
      'GET /api/overlay?limit=100&page=1',
    ]);
  });

  it('Draws what a visitor sees beside each choice, and names the choices as before', async () => {
    await renderStep(<RedirectTypeSection />);
    const drawn = screen.getAllByRole('radio').map((radio) => {
      const row = radio.closest('div:has(> svg[data-picture])');
      return row?.querySelector('svg')?.getAttribute('data-picture');
    });
    expect(drawn).toEqual(['direct', 'frame', 'splash', 'splashPage', 'overlay']);
    expect(screen.getByRole('radio', { name: 'Direct', checked: true })).toBeDefined();
  });

  it('Takes the notation from the settings', async () => {
    const settings = { openingNotation: { splashPage: 'page-{id}', overlay: '{id}' } };
    const { user, values } = await renderStep(<RedirectTypeSection />, {
      service: await serviceWithPages(),
      settings,
      values: { type: '1' },
    });
    expect(screen.getByRole('radio', { name: 'Overlay' })).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Overlay' })).toHaveProperty(
        'value',
        'Subscribe',
      ),
    );
    await user.click(screen.getByRole('radio', { name: 'Your splash page' }));
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    await user.click(await optionOf('Splash page', 'Summer'));
    expect(values().type).toBe('page-1');
  });

  it('Shows an unknown redirect type as it is sent, as text', async () => {
    const { user, values } = await renderStep(<RedirectTypeSection />, {
      values: { type: '<b>bold</b>' },
    });
    expect(screen.getByRole('radio', { name: '<b>bold</b>' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Direct' }));
    expect(values().type).toBe('direct');
  });

  it('Shows why a list could not be loaded, and loads it again', async () => {
    const through = (send: SendRequest) =>
      withFault(send, faults.badGateway, { only: 'splash.list', times: 1 });
    const { user } = await renderStep(<RedirectTypeSection />, {
      service: await serviceWithPages(),
      through,
    });
    await user.click(screen.getByRole('radio', { name: 'Your splash page' }));
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not load your splash pages',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    expect(await optionOf('Splash page', 'Summer')).toBeDefined();
  });
});
