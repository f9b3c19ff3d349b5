/** Render all links: the Links screen of an account whose links are all loaded. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from './render-page.tsx';

/** @param number of links, at least 26 */
export async function renderAllLinks(
  route: string,
  number: number,
  through?: (send: SendRequest) => SendRequest,
) {
  const service = await createTestService();
  await service.addLinks(number);
  const page = await renderPage(route, { service, through });
  await screen.findByRole('heading', { name: 'Links' });
  const library = page.session.state.engine?.library;
  await library?.readAllLinks();
  await page.windUntil(() => expect(library?.get().phase).toBe('whole'));
  service.asked.length = 0;
  return page;
}
