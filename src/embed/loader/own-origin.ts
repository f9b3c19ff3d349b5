/** Own origin: which Linkdeck a page may not embed. The build of the demo replaces this file, see `demo-plugin.ts`. */

/** In a frame of its own origin the sandbox would hold nothing, and the page would reach the key. */
export function isRefusedOrigin(origin: string): boolean {
  return origin === location.origin;
}
