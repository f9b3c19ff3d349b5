/** Height reports hook: reports the height of the content to the parent page, where that follows it. */
import { useEffect } from 'react';
import type { ParentPage } from './parent-page.ts';
import { createHeightReporter, trackVisiblePart, watchHeight } from './report-height.ts';

export function useHeightReports(page: ParentPage, height: 'fill' | 'auto'): void {
  useEffect(() => {
    if (height !== 'auto') return undefined;
    const stopping = new AbortController();
    const reporter = createHeightReporter(
      (measured) => void page.send('resize', { height: measured }),
      () => {
        const message =
          'The height kept growing, so it stays as it is and the frame scrolls inside.';
        page.send('error', { code: 'resize_loop', message, recoverable: true });
      },
    );
    const content = document.getElementById('root');
    if (content !== null) watchHeight(content, stopping.signal, reporter);
    trackVisiblePart(document.documentElement, stopping.signal);
    return () => stopping.abort();
  }, [page, height]);
}
