/** Keeps the schema library from compiling schemas with `new Function`, which the page's content policy forbids. */

/**
 * The library tries once and falls back by itself, but the browser reports the attempt as a violation. Set by the name
 * under which the library looks for its configuration, as importing it would load all of it with the first screen. To
 * be called before any schema is made.
 */
export function withoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
