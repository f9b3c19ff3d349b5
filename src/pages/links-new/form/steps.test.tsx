/** How it opens, apps and tracking, as people meet them. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { AppsStep } from '#pages/links-new/steps/AppsStep.tsx';
import { RedirectTypeStep } from '#pages/links-new/steps/RedirectTypeStep.tsx';
import { TrackingStep } from '#pages/links-new/tracking/TrackingStep.tsx';
import { rememberUtm } from '#pages/links-new/tracking/utm-suggestions.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPart } from '#testing/setups/render-part.tsx';

afterEach(() => localStorage.clear());

async function optionOf(field: string, text: string): Promise<HTMLElement> {
  const combobox = screen.getByRole('combobox', { name: field });
  return waitFor(() => {
    const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
    const option = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].find((each) => each.textContent === text);
    if (option === undefined) throw new Error(`${field} has no option ${text}`);
    return option;
  });
}

async function withOpenings() {
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

describe('How it opens', () => {
  it('Asks for nothing until a list is opened, and notes what is picked as the service wants it', async () => {
    const service = await withOpenings();
    const { user, values } = await renderPart(<RedirectTypeStep />, { service });
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'Frame' }));
    expect(values().type).toBe('frame');
    await user.click(screen.getByRole('radio', { name: 'Splash page of yours' }));
    expect(values().type).toBe('');
    expect(service.asked).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    await user.click(await optionOf('Splash page', 'Summer'));
    expect(values().type).toBe('1');
    await user.click(screen.getByRole('radio', { name: 'Overlay' }));
    await user.click(screen.getByRole('combobox', { name: 'Overlay' }));
    await user.click(await optionOf('Overlay', 'Subscribe'));
    expect(values().type).toBe('overlay-1');
    expect(service.asked).toEqual(['GET /api/splash?limit=100&page=1', 'GET /api/overlay?limit=100&page=1']);
    await expectAccessible();
  });

  it('Has its notation in the settings', async () => {
    const settings = { openingNotation: { splashPage: 'page-{id}', overlay: '{id}' } };
    const { user, values } = await renderPart(<RedirectTypeStep />, {
      service: await withOpenings(),
      settings,
      values: { type: '1' },
    });
    expect(screen.getByRole('radio', { name: 'Overlay' })).toHaveProperty('checked', true);
    expect(screen.getByRole('combobox', { name: 'Overlay' })).toHaveProperty('value', 'Overlay 1');
    await user.click(screen.getByRole('radio', { name: 'Splash page of yours' }));
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    await user.click(await optionOf('Splash page', 'Summer'));
    expect(values().type).toBe('page-1');
  });

  it('A word that nobody here knows is shown as it is sent, as text', async () => {
    const { user, values } = await renderPart(<RedirectTypeStep />, { values: { type: '<b>bold</b>' } });
    expect(screen.getByRole('radio', { name: '<b>bold</b>' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Direct' }));
    expect(values().type).toBe('direct');
  });

  it('A list that cannot be loaded says why, and can be asked for again', async () => {
    const through = (send: SendRequest) => withFault(send, faults.badGateway, { only: 'splash.list', times: 1 });
    const { user } = await renderPart(<RedirectTypeStep />, { service: await withOpenings(), through });
    await user.click(screen.getByRole('radio', { name: 'Splash page of yours' }));
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load your splash pages');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(screen.getByRole('combobox', { name: 'Splash page' }));
    expect(await optionOf('Splash page', 'Summer')).toBeDefined();
  });
});

describe('Apps', () => {
  it('Ask for device rules as well, and add them with one click', async () => {
    const { user, values } = await renderPart(<AppsStep />, { values: { url: 'https://shop.example/' } });
    await expectAccessible();
    expect(screen.queryByText('Set device rules as well')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Open in the app' }));
    await user.type(screen.getByRole('textbox', { name: 'Android store' }), 'store.example/b');
    await user.tab();
    expect(values().deeplink).toEqual({ auto: true, appstore_a: 'https://store.example/b', appstore_b: '' });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Add rules for iOS and Android' }));
    expect(values().devicetarget).toEqual([
      { device: 'iOS', link: 'https://shop.example/' },
      { device: 'Android', link: 'https://shop.example/' },
    ]);
    expect(screen.getByText('Added rules for iOS and Android to Who goes where.')).toBeDefined();
    expect(screen.queryByText('Set device rules as well')).toBeNull();
  });
});

describe('Tracking', () => {
  it('Pixels, a channel and a campaign are picked by name, each list asked for once and only when opened', async () => {
    const service = await createTestService();
    await service.post('/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' });
    await service.post('/api/channel/add', { name: 'News' });
    await service.post('/api/campaign/add', { name: 'Spring' });
    const { user, values } = await renderPart(<TrackingStep />, { service });
    await expectAccessible();
    expect(service.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Choose pixels' }));
    await user.click(await screen.findByRole('checkbox', { name: 'All visitors' }));
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
    await user.click(await optionOf('Campaign', 'Spring'));
    expect(values()).toMatchObject({ pixels: [1], channel: 1, campaign: 1 });
    expect(service.asked).toEqual(
      ['/api/pixels', '/api/channels', '/api/campaigns'].map((path) => `GET ${path}?limit=100&page=1`),
    );
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove All visitors' }));
    expect(values().pixels).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take no channel' }));
    expect(values().channel).toBeNull();
  });

  it('A pixel, a channel and a campaign are made on the spot, and picked', async () => {
    const { user, values } = await renderPart(<TrackingStep />);
    await user.click(screen.getByRole('button', { name: 'New channel…' }));
    await user.type(await screen.findByLabelText('Name'), 'News{Enter}');
    await waitFor(() => expect(values().channel).toBe(1));
    await user.click(screen.getByRole('button', { name: 'New campaign…' }));
    await user.type(await screen.findByLabelText('Name'), 'Spring{Enter}');
    await waitFor(() => expect(values().campaign).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Add pixel…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
    await user.click(await optionOf('Type', 'ForumMeasures ads in a forum'));
    await user.type(within(dialog).getByLabelText('Name'), 'All');
    await user.type(within(dialog).getByLabelText('Tag'), 'T-1{Enter}');
    await waitFor(() => expect(values().pixels).toEqual([1]));
    expect(await screen.findByText('The pixel was added and picked.')).toBeDefined();
  });

  it('Parameters are filled in by name or in rows, which are the same', async () => {
    rememberUtm('a', [{ name: 'utm_source', value: 'newsletter' }]);
    const { user, values } = await renderPart(<TrackingStep />, { values: { parameters: [{ name: 'ref', value: '7' }] } });
    await user.click(screen.getByRole('combobox', { name: 'Source' }));
    await user.click(await optionOf('Source', 'newsletter'));
    expect(values().parameters).toEqual([
      { name: 'ref', value: '7' },
      { name: 'utm_source', value: 'newsletter' },
    ]);
    await user.type(screen.getByRole('combobox', { name: 'Medium' }), 'e-mail');
    expect(screen.getByRole('textbox', { name: 'Value of parameter 3' })).toHaveProperty('value', 'e-mail');
    await user.click(screen.getByRole('button', { name: 'Remove utm_source' }));
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Add parameter' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of parameter 3' })));
    await user.keyboard('gclid{Tab}x');
    expect(values().parameters.map(({ name, value }) => `${name}=${value}`)).toEqual(['ref=7', 'utm_medium=e-mail', 'gclid=x']);
    await expectAccessible();
  });

  it('What was left in the storage by somebody else is no suggestion', async () => {
    for (const left of ['{', '7', 'null', '{"a":1}', '{"utm_source":[1,{}]}', '[["utm_source"],7,[1]]']) {
      localStorage.setItem('linkdeck.utm.b', left);
      rememberUtm('b', [{ name: 'utm_source', value: 'x' }]);
      expect(localStorage.getItem('linkdeck.utm.b')).toContain('"utm_source":["x"]');
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await renderPart(<TrackingStep />);
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveProperty('value', '');
  });
});
