/** The panels of links on Overview, while the service cannot be read. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderAllLinks } from '#testing/setups/render-all-links.ts';

test('The most clicked links come from those that are here, with the reason and Retry above them', async () => {
  let isDown = false;
  const through =
    (send: SendRequest): SendRequest =>
    (request) =>
      isDown ? Promise.resolve(new Response('', { status: 502 })) : send(request);
  const { user, service, windUntil } = await renderAllLinks('/links', 60, through);
  isDown = true;
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  const panel = within(await screen.findByRole('region', { name: 'Most clicked' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(8);
  expect(panel.getByText('8 of 60 links, by all clicks so far')).toBeDefined();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.some((text) => text.includes('most clicked'))).toBe(true);
  await expectAccessible();

  isDown = false;
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await user.click(button);
  expect(panel.getAllByRole('listitem')).toHaveLength(8);
  await windUntil(() => expect(service.asked).toContainEqual(expect.stringMatching(/urls?.*order=click/)));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
