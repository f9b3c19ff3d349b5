/** Measures what is promised of speed and size: redirects, first screen, the loader for other pages, and fails where a promise is not kept. */
import { benchFirstScreen } from './first-screen.ts';
import { benchLoader } from './loader.ts';
import { benchRedirects } from './redirects.ts';

// One after the other, as each wants the machine to itself.
const redirects = await benchRedirects();
console.log('');
const firstScreen = await benchFirstScreen();
const loader = await benchLoader();
console.log('');
console.log(`Redirects     ${redirects.ratio.toFixed(2)} of a bare server  ${verdict(redirects.good)}`);
console.log(`First screen  ${firstScreen.kilobytes.toFixed(1)} KB of script  ${verdict(firstScreen.good)}`);
console.log(`Embed loader  ${loader.bytes} bytes of at most ${loader.limit}  ${verdict(loader.good)}`);
if (!redirects.good || !firstScreen.good || !loader.good) process.exitCode = 1;

function verdict(good: boolean): string {
  return good ? 'kept' : 'NOT KEPT';
}
