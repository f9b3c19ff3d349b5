/** Siblings: the other frames of the same page that have Linkdeck's own origin. */

/**
 * Whether a message comes from a frame of the same page that has this origin. Pages and frames of
 * other origins can send anything.
 */
export function isSibling(self: Window, { origin, source }: MessageEvent<unknown>): boolean {
  // All frames without an origin, whoever's they are, have this text for one.
  if (self.origin === 'null') return false;
  if (origin !== self.origin || source === null || source === self) return false;
  return 'parent' in source && source.parent === self.parent;
}

/** Sends a message to all of them. The browser drops it where a frame has another origin. */
export function tellSiblings(self: Window, message: object): void {
  const { parent } = self;
  const frames = Array.from({ length: parent.length }, (_, index) => parent[index]);
  for (const frame of frames) {
    if (frame !== undefined && frame !== self) frame.postMessage(message, self.origin);
  }
}
