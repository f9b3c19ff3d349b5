/** Hands a file to the browser's downloads. */

/**
 * Saves bytes or text under a name.
 *
 * @param name with its ending; what file systems refuse is for `fileName` to take out
 */
export function saveFile(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/** Any text as the name of a file, without what file systems refuse: letters, digits and dots of any script stay. */
export function fileName(text: string): string {
  const plain = text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '');
  return plain.slice(0, 80);
}
