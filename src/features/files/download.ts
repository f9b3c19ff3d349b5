/** Download: saves a file from the page, under a name that file systems accept. */

/** @param name with its extension, made by `fileName` */
export function saveFile(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  // The download has read the bytes by then.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/** A file name with only the letters, digits and dots of a text, in any script. */
export function fileName(text: string): string {
  const plain = text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '');
  return plain.slice(0, 80);
}
