/** Render all links: a screen of an account whose links are all at hand after one request. */
import { screen } from '@testing-library/react';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from './render-page.tsx';

/** @param number of links, at least 26 and less than 100 */
export async function renderAllLinks(route: string, number: number) {
  const service = await createTestService();
  await service.addLinks(number);
  const page = await renderPage(route, {
    service,
    // A page that holds all of them.
    through: (send) => (request) => send(new Request(request.url.replace('limit=25', 'limit=100'), request)),
  });
  await screen.findByText(new RegExp(`^All ${number} links are here`));
  service.asked.length = 0;
  return page;
}
