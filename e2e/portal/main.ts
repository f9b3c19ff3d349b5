/** `npm run portal`: the product with a demonstration account, and a portal that embeds it; Ctrl+C ends both. */
import { startServer } from '#e2e/support/server.ts';
import { startPortal } from './portal.ts';

let linkdeck = '';
let key = '';
const portal = await startPortal({
  linkdeck: () => linkdeck,
  key: () => key,
  port: Number(process.env['PORT'] ?? 9000),
});
const server = await startServer(['--demo', '--embed-origins', portal.url]);
linkdeck = server.dashboard;
key = server.key;

console.log(`Portal     ${portal.url}`);
console.log(`Dashboard  ${server.dashboard}`);
console.log(`API key    ${server.key}`);
console.log('The key is for the first of the three ways, in which you type it into the frame.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([portal.stop(), server.stop()]).then(() => process.exit(0));
  });
}
