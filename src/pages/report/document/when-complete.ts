/** When a report is complete: what it loads later than its figures has come, or has failed. */

/** The table beside a map says the same: a report goes without it rather than not at all. In milliseconds. */
const maxWait = 10_000;

/**
 * Ends at once where nothing in it has the attribute `data-loading`.
 *
 * @param sheet the element that holds the document
 */
export function whenComplete(sheet: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(endIfComplete);
    const timer = setTimeout(end, maxWait);
    observer.observe(sheet, { childList: true, subtree: true });
    endIfComplete();

    function endIfComplete(): void {
      if (sheet.querySelector('[data-loading]') === null) end();
    }

    function end(): void {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
  });
}
