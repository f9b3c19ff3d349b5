import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeUtmSuggestions } from '#features/new-link/utm-suggestions.ts';
import { PixelPicker } from '#pages/links-new/sections/PixelPicker.tsx';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedReply, withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { fill, optionOf, renderStep } from '#testing/setups/render-step.tsx';
import { MainCard } from './MainCard.tsx';

afterEach(() => localStorage.clear());

function Parts() {
  return (
    <>
      <MainCard />
      <PixelPicker />
    </>
  );
}

/** The destination takes the focus a moment after it is shown. */
async function renderParts(options: Parameters<typeof renderStep>[1] = {}) {
  const rendered = await renderStep(<Parts />, options);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Destination' })),
  );
  return rendered;
}

describe('The main card and the pixels', () => {
  it('Pixels, a channel and a campaign are picked by name, each list asked for once and only when it is shown', async () => {
    const service = await createTestService();
    await service.post('/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' });
    await service.post('/api/channel/add', { name: 'News' });
    await service.post('/api/campaign/add', { name: 'Spring' });
    const { user, values } = await renderParts({ service });
    await expectAccessible();
    await user.click(await screen.findByRole('checkbox', { name: 'All visitors' }));
    expect(service.asked).toEqual(['GET /api/pixels?limit=100&page=1']);
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
    await user.click(await optionOf('Campaign', 'Spring'));
    expect(values()).toMatchObject({ pixels: [1], channel: 1, campaign: 1 });
    expect(service.asked).toEqual(
      ['/api/pixels', '/api/channels', '/api/campaigns'].map(
        (path) => `GET ${path}?limit=100&page=1`,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Remove All visitors' }));
    expect(values().pixels).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear the channel' }));
    expect(values().channel).toBeNull();
  });

  it('A pixel, a channel and a campaign are created on the spot, and picked', async () => {
    const { user, values } = await renderParts();
    await user.type(screen.getByRole('combobox', { name: 'Channel' }), 'News');
    await user.click(await optionOf('Channel', 'New channel “News”…'));
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'News');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(values().channel).toBe(1));
    await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
    await user.click(await optionOf('Campaign', 'New campaign…'));
    await user.type(fill(await screen.findByLabelText('Name'), 'Spring'), '{Enter}');
    await waitFor(() => expect(values().campaign).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Add pixel…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
    await user.click(await optionOf('Type', 'RedditMeasures ads in a forum'));
    fill(within(dialog).getByLabelText('Name'), 'All');
    await user.type(fill(within(dialog).getByLabelText('Tag'), 'T-1'), '{Enter}');
    await waitFor(() => expect(values().pixels).toEqual([1]));
    expect(await screen.findByText('Pixel added and selected.')).toBeDefined();
  });

  it('Only what has an id is offered, by its number where its name could not be read', async () => {
    const service = await createTestService();
    for (const name of ['A', 'B', 'C']) {
      await service.post('/api/channel/add', { name });
      await service.post('/api/pixel/add', { type: 'forum', name, tag: 'T-1' });
    }
    const changes = [{ id: 'x' }, { id: 7, name: 5, type: 6 }];
    const { user, values } = await renderParts({
      service,
      through: (send) =>
        withChangedRows(withChangedRows(send, 'channels.list', changes), 'pixels.list', changes),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Pixel 7' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Could not be read: 6' })).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'Channel 7'));
    expect(values()).toMatchObject({ pixels: [7], channel: 7 });
  });

  it('What is created without an id has to be chosen from the list', async () => {
    const withoutId = (body: Record<string, unknown>) => ({ ...body, id: 'x' });
    const { user, values } = await renderParts({
      through: (send) => withChangedReply(send, 'channels.create', withoutId),
    });
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'New channel…'));
    await user.type(fill(await screen.findByLabelText('Name'), 'News'), '{Enter}');
    expect(await screen.findByText(/^Channel created. Choose it from the list/)).toBeDefined();
    expect(values().channel).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    expect(values().channel).toBe(1);
  });

  it('A tag that the destination has with another value is decided by the user', async () => {
    const url = 'https://shop.example/a?utm_source=newsletter&x=1';
    const { user, values } = await renderParts({ values: { url } });
    const source = screen.getByRole('combobox', { name: 'Source' });
    fill(source, 'poster');
    await user.click(await screen.findByRole('button', { name: 'Use poster' }));
    expect(values().url).toBe('https://shop.example/a?x=1');
    expect(screen.queryByText(/The destination says|the destination says/)).toBeNull();
    fill(screen.getByRole('textbox', { name: 'Destination' }), url);
    await user.click(await screen.findByRole('button', { name: 'keep newsletter' }));
    expect(values()).toMatchObject({ url, utm: { utm_source: '' } });
  });

  it('UTM tags are written into the destination, and shown as visitors get it', async () => {
    storeUtmSuggestions('a', { url: 'https://shop.example/?utm_source=newsletter' });
    const given = { url: 'https://shop.example/a?x=1', parameters: [{ name: 'ref', value: '7' }] };
    const { user, values, wizard } = await renderParts({ values: given });
    await user.click(screen.getByRole('combobox', { name: 'Source' }));
    await user.click(await optionOf('Source', 'newsletter'));
    fill(screen.getByRole('combobox', { name: 'Medium' }), 'e-mail');
    const tagged = 'https://shop.example/a?x=1&utm_source=newsletter&utm_medium=e-mail';
    expect(wizard().request.body).toMatchObject({
      url: tagged,
      parameters: [{ name: 'ref', value: '7' }],
    });
    const final = screen.getByText('Visitors land on').nextElementSibling;
    expect(final?.textContent).toBe(`${tagged}&ref=7`);
    expect(final?.querySelector('mark')?.textContent).toBe(
      'utm_source=newsletter&utm_medium=e-mail&ref=7',
    );
    await user.click(screen.getByRole('button', { name: 'Add parameter' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('textbox', { name: 'Name of parameter 2' }),
      ),
    );
    await user.keyboard('gclid{Tab}x');
    await user.click(screen.getByRole('button', { name: 'Remove ref' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove gclid' })),
    );
    expect(values().parameters).toEqual([{ name: 'gclid', value: 'x' }]);
  });

  it('A channel fills in source and medium of its last link from this browser, which another channel takes along and a press clears', async () => {
    const service = await createTestService();
    for (const name of ['News', 'Posters']) await service.post('/api/channel/add', { name });
    const url = 'https://shop.example/?utm_source=newsletter&utm_medium=email';
    storeUtmSuggestions('a', { url, channel: 1 });
    const { user, values } = await renderParts({ service });
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    expect(screen.getByText('As in other News links')).toBeDefined();
    expect(values().utm).toMatchObject({ utm_source: 'newsletter', utm_medium: 'email' });
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'Posters'));
    expect(values().utm).toMatchObject({ utm_source: '', utm_medium: '' });
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(values().utm).toMatchObject({ utm_source: '', utm_medium: '' });
    fill(screen.getByRole('combobox', { name: 'Source' }), 'poster');
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    expect(values().utm).toMatchObject({ utm_source: 'poster', utm_medium: '' });
  });

  it('What another program left in the storage is no suggestion', async () => {
    for (const left of [
      '{',
      '7',
      'null',
      '{"a":1}',
      '{"utm_source":[1,{}]}',
      '[["utm_source"],7,[1]]',
    ]) {
      localStorage.setItem('linkdeck.utm.b', left);
      storeUtmSuggestions('b', { url: 'https://shop.example/?utm_source=x' });
      expect(localStorage.getItem('linkdeck.utm.b')).toContain('"utm_source":["x"]');
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await renderParts();
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveProperty('value', '');
  });
});
