/** Render all links: the Links screen of an account whose links are all at hand. */
import { screen } from '@testing-library/react';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from './render-page.tsx';

/** @param number of links, at least 26 */
export async function renderAllLinks(route: string, number: number) {
  const service = await createTestService();
  await service.addLinks(number);
  const page = await renderPage(route, { service });
  await screen.findByRole('heading', { name: 'Links' });
  await page.session.state.engine?.library.fill();
  await page.windUntil(() => screen.getByText(new RegExp(`^All ${number} links are here`)));
  service.asked.length = 0;
  return page;
}
