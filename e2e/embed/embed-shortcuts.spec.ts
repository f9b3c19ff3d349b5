/** Shortcuts in a frame: the palette and the panel for a new link open by key and button, where the user looks. */
import type { Locator, Page } from '@playwright/test';
import { expect, mount, test } from './embedding.ts';

/** Wholly within the window of the page around the frame. */
async function expectInSight(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      return box === null
        ? 'none'
        : box.y >= 0 && box.y + box.height <= height
          ? 'in sight'
          : `${box.y} to ${box.y + box.height}`;
    })
    .toBe('in sight');
}

test('In a frame as high as its list, palette and panel open in sight by key and button, and Escape closes them alone', async ({
  bare,
}) => {
  await bare.setViewportSize({ width: 1100, height: 700 });
  const frame = await mount(bare, {
    credentials: 'transport',
    height: 'auto',
    features: { bar: true },
  });
  await expect(frame.getByRole('row').nth(5)).toBeVisible();
  await bare.evaluate(() => {
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') document.title = 'The page closed something';
    });
  });
  const palette = frame.getByRole('dialog', { name: 'Command palette' });
  const panel = frame.getByRole('dialog', { name: 'New link' });
  const row = frame.getByRole('row').nth(20);
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('link').first().focus();

  for (const [key, dialog, field] of [
    ['Control+k', palette, palette.getByRole('combobox')],
    ['c', panel, panel.getByLabel('Destination', { exact: true })],
  ] as const) {
    await bare.keyboard.press(key);
    await expect(field).toBeFocused();
    await expectInSight(bare, dialog);
    await bare.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole('link').first()).toBeFocused();
  }

  for (const [name, dialog] of [
    ['Search or jump to…', palette],
    ['New link', panel],
  ] as const) {
    await frame.getByRole('button', { name }).first().click();
    await expectInSight(bare, dialog);
    await bare.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(await bare.title()).toBe('An empty page');
});
