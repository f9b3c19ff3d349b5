/**
 * zod without eval: keeps zod from compiling schemas with `new Function`, which the Content
 * Security Policy forbids.
 */

/**
 * zod tries once and falls back, but the browser reports the attempt as a violation. This sets
 * zod's global by name, because importing zod would load all of it with the first screen. Call it
 * before any schema is created.
 */
export function zodWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
