/** Pixels, as users meet them. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import { defaultSettings } from '#features/settings/SettingsContext.tsx';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withAllQuirks } from '#testing/replies/quirks.ts';
import { addPixels } from '#testing/service/resource-rows.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { dashesIn } from '#testing/unreadable.ts';

async function withPixels(
  number: number,
  fields = {},
  through: (send: SendRequest) => SendRequest = (send) => send,
) {
  const service = await createTestService();
  await addPixels(service, number, fields);
  const settings = { labels: { ...defaultSettings.labels, forum: 'Agora' } };
  return renderPage('/pixels', { service, through, settings });
}

describe('Pixels', () => {
  it('Has no accessibility fault, with rows and in the dialog', async () => {
    const { user } = await withPixels(2);
    await screen.findByText('Pixel 2');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Add pixel' }));
    await screen.findByRole('dialog', { name: 'Add pixel' });
    await expectAccessible();
  });

  it('Shows the label of a type, and a type that nobody knows as it came', async () => {
    const service = await createTestService();
    await addPixels(service, 1);
    await addPixels(service, 1, { type: 'holo<b>pixel', name: '<i>x</i>', tag: '' });
    await renderPage('/pixels', {
      service,
      settings: { labels: { ...defaultSettings.labels, forum: 'Agora' } },
    });
    expect(await screen.findByText('Agora')).toBeDefined();
    expect(screen.getByText('holo<b>pixel')).toBeDefined();
    expect(screen.getByText('<i>x</i>')).toBeDefined();
    expect(screen.getByText(/can’t be edited or deleted later/)).toBeDefined();
  });

  it('A new account adds the first one, of a type that is chosen by its label @core', async () => {
    const { user, service } = await withPixels(0);
    await screen.findByText('Add your first pixel');
    await user.click(screen.getAllByRole('button', { name: 'Add pixel' })[1]!);
    await user.click(await screen.findByRole('combobox', { name: 'Type' }));
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(pixelTypes.length);
    await user.click(screen.getByRole('option', { name: /^Agora/, hidden: true }));
    await user.type(screen.getByLabelText('Name'), 'Everybody');
    await user.type(screen.getByLabelText('Tag'), ' A-1 {Enter}');
    expect(await screen.findByText('Everybody')).toBeDefined();
    expect(
      await service.store.db.selectFrom('pixel').select(['type', 'name', 'tag']).execute(),
    ).toEqual([{ type: 'forum', name: 'Everybody', tag: 'A-1' }]);
  });

  it('What is missing is shown at each field, the first has the focus, and nothing is sent', async () => {
    const { user, service } = await withPixels(1);
    await user.click(await screen.findByRole('button', { name: 'Add pixel' }));
    const dialog = await screen.findByRole('dialog');
    await user.click([...dialog.querySelectorAll('button')].at(-1)!);
    expect(await screen.findByText('Choose one of the pixel types')).toBeDefined();
    expect(await screen.findByText('Enter a name')).toBeDefined();
    expect(await screen.findByText('Enter the tag that the network gave you')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' }));
    expect(service.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('A lost reply is shown honestly, and nothing is repeated', async () => {
    const { user, service } = await withPixels(1, {}, (send) =>
      withFault(send, faults.droppedReply, { only: 'pixels.create' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Add pixel' }));
    await user.click(await screen.findByRole('combobox', { name: 'Type' }));
    await user.click(screen.getByRole('option', { name: /^Agora/, hidden: true }));
    await user.type(screen.getByLabelText('Name'), 'Lost');
    await user.type(screen.getByLabelText('Tag'), 'A-1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /It’s unclear whether this worked/,
    );
    expect(service.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    // It may have been added, so the list behind the dialog is asked for again.
    expect(await screen.findByText('Lost')).toBeDefined();
  });

  it('Costs one request for two hundred, and pages are in the address', async () => {
    const { user, service, location } = await withPixels(200);
    await screen.findByText('Pixel 200');
    expect(service.asked).toEqual(['GET /api/pixels?limit=25&page=1']);
    expect(screen.getByText('Page 1 of 8')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Pixel 175');
    expect(location()).toBe('/pixels?page=2');
  });
});

describe('Pixels of which values could not be read', () => {
  it('are shown with a dash for each, and without an id as well', async () => {
    const changes = [
      { id: 'x', name: '', tag: 5 },
      { id: undefined, type: ['forum'], date: 6 },
      { name: undefined, type: 7 },
      'not a record',
    ];
    await withPixels(5, {}, (send) => withChangedRows(send, 'pixels.list', changes));
    const [, ...rows] = within(await screen.findByRole('table', { name: 'Pixels' })).getAllByRole(
      'row',
    );
    expect(screen.getByText('1 entry and 7 values couldn’t be read.')).toBeDefined();
    expect(dashesIn(rows)).toEqual([
      ['Could not be read: 5'],
      ['Could not be read: ["forum"]', 'Could not be read: 6'],
      ['The service sent no value', 'Could not be read: 7'],
      [],
    ]);
    expect(within(rows[0]!).getByText('Pixel')).toBeDefined();
    expect(within(rows[1]!).getByRole('button', { name: 'Copy tag of Pixel 4' })).toBeDefined();
    expect(within(rows[2]!).getByRole('button', { name: 'Copy tag of Pixel 3' })).toBeDefined();
    expect(rows[3]?.textContent).toMatch(/^Pixel 1Agora/);
    expect(document.body.textContent).not.toMatch(/null|NaN|undefined/);
  });
});

describe('Pixels in front of a service that deviates in every way', () => {
  it('shows all of them', async () => {
    await withPixels(2, {}, withAllQuirks);
    expect(await screen.findByText(/^pixel 1$/i)).toBeDefined();
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });
});
