import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedReply, withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { fill, optionOf, renderStep } from '#testing/setups/render-step.tsx';
import { TrackingStep } from './TrackingStep.tsx';
import { keepUtmSuggestions } from './utm-suggestions.ts';

afterEach(() => localStorage.clear());

describe('Tracking', () => {
  it('Pixels, a channel and a campaign are picked by name, each list asked for once and only when opened', async () => {
    const service = await createTestService();
    await service.post('/api/pixel/add', { type: 'forum', name: 'All visitors', tag: 'T-1' });
    await service.post('/api/channel/add', { name: 'News' });
    await service.post('/api/campaign/add', { name: 'Spring' });
    const { user, values } = await renderStep(<TrackingStep />, { service });
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
    await user.click(screen.getByRole('button', { name: 'Clear the channel' }));
    expect(values().channel).toBeNull();
  });

  it('A pixel, a channel and a campaign are created on the spot, and picked', async () => {
    const { user, values } = await renderStep(<TrackingStep />);
    await user.click(screen.getByRole('button', { name: 'New channel…' }));
    await user.type(fill(await screen.findByLabelText('Name'), 'News'), '{Enter}');
    await waitFor(() => expect(values().channel).toBe(1));
    await user.click(screen.getByRole('button', { name: 'New campaign…' }));
    await user.type(fill(await screen.findByLabelText('Name'), 'Spring'), '{Enter}');
    await waitFor(() => expect(values().campaign).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Add pixel…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Type' }));
    await user.click(await optionOf('Type', 'ForumMeasures ads in a forum'));
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
    const { user, values } = await renderStep(<TrackingStep />, {
      service,
      through: (send) => withChangedRows(withChangedRows(send, 'channels.list', changes), 'pixels.list', changes),
    });
    await user.click(screen.getByRole('button', { name: 'Choose pixels' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pixel 7' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Could not be read: 6' })).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'Channel 7'));
    expect(values()).toMatchObject({ pixels: [7], channel: 7 });
  });

  it('What is created without an id has to be chosen from the list', async () => {
    const withoutId = (body: Record<string, unknown>) => ({ ...body, id: 'x' });
    const { user, values } = await renderStep(<TrackingStep />, {
      through: (send) => withChangedReply(send, 'channels.create', withoutId),
    });
    await user.click(screen.getByRole('button', { name: 'New channel…' }));
    await user.type(fill(await screen.findByLabelText('Name'), 'News'), '{Enter}');
    expect(await screen.findByText(/^Channel created. Choose it from the list/)).toBeDefined();
    expect(values().channel).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    await user.click(await optionOf('Channel', 'News'));
    expect(values().channel).toBe(1);
  });

  it('Each UTM parameter is in one place: its field, and all others in rows', async () => {
    keepUtmSuggestions('a', [{ name: 'utm_source', value: 'newsletter' }]);
    const given = { url: 'https://shop.example/a?x=1', parameters: [{ name: 'ref', value: '7' }] };
    const { user, values } = await renderStep(<TrackingStep />, { values: given });
    await user.click(screen.getByRole('combobox', { name: 'Source' }));
    await user.click(await optionOf('Source', 'newsletter'));
    expect(values().parameters).toEqual([
      { name: 'ref', value: '7' },
      { name: 'utm_source', value: 'newsletter' },
    ]);
    fill(screen.getByRole('combobox', { name: 'Medium' }), 'e-mail');
    expect(screen.getAllByDisplayValue(/newsletter|e-mail|^7$/)).toHaveLength(3);
    expect(screen.getByText('https://shop.example/a?x=1&ref=7&utm_source=newsletter&utm_medium=e-mail')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add parameter' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of parameter 4' })));
    await user.keyboard('gclid{Tab}x');
    expect(values().parameters.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'ref=7',
      'utm_source=newsletter',
      'utm_medium=e-mail',
      'gclid=x',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove ref' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove gclid' })));
    await user.clear(screen.getByRole('combobox', { name: 'Source' }));
    expect(values().parameters.map(({ name }) => name)).toEqual(['utm_medium', 'gclid']);
    await expectAccessible();
  });

  it('A row that is named as a UTM parameter moves to its field once it is written out', async () => {
    const { user, values } = await renderStep(<TrackingStep />);
    await user.click(screen.getByRole('button', { name: 'Add parameter' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of parameter 1' })));
    await user.keyboard('utm_term{Tab}shoes');
    expect(screen.getByRole('textbox', { name: 'Value of parameter 1' })).toHaveProperty('value', 'shoes');
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('textbox', { name: 'Value of parameter 1' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Term' })).toHaveProperty('value', 'shoes');
    expect(values().parameters).toEqual([{ name: 'utm_term', value: 'shoes' }]);
  });

  it('A UTM parameter twice is its field and a row, and a row without a value says what it lacks', async () => {
    const parameters = [
      { name: 'utm_source', value: 'a' },
      { name: 'utm_source', value: 'b' },
      { name: 'utm_medium', value: '' },
    ];
    await renderStep(<TrackingStep />, { values: { parameters } });
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveProperty('value', 'a');
    expect(screen.getByRole('textbox', { name: 'Value of parameter 2' })).toHaveProperty('value', 'b');
    expect(screen.getByRole('textbox', { name: 'Value of parameter 3' })).toHaveProperty('value', '');
  });

  it('What another program left in the storage is no suggestion', async () => {
    for (const left of ['{', '7', 'null', '{"a":1}', '{"utm_source":[1,{}]}', '[["utm_source"],7,[1]]']) {
      localStorage.setItem('linkdeck.utm.b', left);
      keepUtmSuggestions('b', [{ name: 'utm_source', value: 'x' }]);
      expect(localStorage.getItem('linkdeck.utm.b')).toContain('"utm_source":["x"]');
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await renderStep(<TrackingStep />);
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveProperty('value', '');
  });
});
