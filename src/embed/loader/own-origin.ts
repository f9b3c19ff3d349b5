/** Own origin: whether a page may not embed a Linkdeck of its own origin. The build of the demo replaces this file, see `demo-plugin.ts`. */

/** In a frame of its own origin the sandbox would hold nothing, and the page would reach the key. */
export const refusesOwnOrigin = true as boolean; // false in the build of the demo
