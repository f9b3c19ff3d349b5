/** Saved files: what a page test saves as a file is read from memory, and nothing is downloaded. */
import { beforeEach, vi } from 'vitest';

/** Catches the files of each test of the file that calls it; the list begins empty. */
export function catchSavedFiles(): Blob[] {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    catchFiles(saved);
  });
  return saved;
}

/** Catches the files from here to the end of the test. */
export function catchFiles(saved: Blob[] = []): Blob[] {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:saved';
  });
  return saved;
}
