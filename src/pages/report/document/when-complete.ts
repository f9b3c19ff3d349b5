/** When a report is complete: what it loads later than its figures has come, or has failed. */

/** Marks the place of what is still loading, in a report. */
export const loadingMark = { 'data-loading': true } as const;

/**
 * Ends at once where nothing is loading.
 *
 * @param sheet the element that holds the document
 */
export function whenComplete(sheet: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(end);
    observer.observe(sheet, { childList: true, subtree: true });
    end();

    function end(): void {
      if (sheet.querySelector('[data-loading]') !== null) return;
      observer.disconnect();
      resolve();
    }
  });
}
