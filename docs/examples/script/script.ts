/** Creates a link, and prints the ten links with the most clicks: `LINKS_SERVICE=… LINKS_KEY=… node dist/script.js`. */
import { ApiError, createClient, UnknownOutcome } from 'linkdeck-client';

const { LINKS_SERVICE = '', LINKS_KEY = '', PROCESSES = '1' } = process.env;

const client = createClient({
  serviceAddress: LINKS_SERVICE,
  key: LINKS_KEY,
  processes: Number(PROCESSES),
});
try {
  const { shorturl, how } = await client.createLink({ url: 'https://shop.example/sale' });
  console.log(`${how}: ${shorturl}`);
  let rank = 0;
  for await (const link of client.pages('links.list', { order: 'click' })) {
    rank += 1;
    console.log(`${rank}. ${link.shorturl} ${link.clicks ?? '–'}`);
    if (rank === 10) break;
  }
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UnknownOutcome) console.error('The link may be one of', error.candidates);
  else if (error instanceof ApiError) console.error(`${error.kind}: ${error.message}`);
  else throw error;
}
