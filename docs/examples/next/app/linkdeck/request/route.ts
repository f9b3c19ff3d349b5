/** The backend of the dashboard: has the key, and sends the documented requests of the page. */
import { createBackend } from 'linkdeck-embed/backend';

export async function POST(request: Request): Promise<Response> {
  // Check here that the visitor of your portal is signed in, and may use this account.
  const linkdeck = createBackend({
    service: 'https://links.example',
    key: process.env.LINKS_KEY,
    allow: ['account.get', 'links.list', 'links.get', 'links.create'],
  });
  return linkdeck.fetch(request);
}
