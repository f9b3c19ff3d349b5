/** Build of what the browser tests start, as a program: `npm test` runs it beside the page tests, which leave a core free. */
import buildOnce from './build-once.ts';

await buildOnce();
