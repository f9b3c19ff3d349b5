/** Saved files: what a page test saves as a file is read from memory, as jsdom downloads nothing. */
import { beforeEach, vi } from 'vitest';

/** Catches the files of each test of the file that calls it; the list begins empty. */
export function catchSavedFiles(): Blob[] {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.revokeObjectURL = vi.fn();
    URL.createObjectURL = vi.fn((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
  });
  return saved;
}
