/** Height reports hook: reports the height of the content to the parent page, where that follows it. */
import { useEffect } from 'react';
import type { ParentPage } from '#embed/frame/parent-page.ts';
import { createHeightReporter, trackVisiblePart, watchHeight } from './report-height.ts';

/**
 * @param isSettled whether what is measured is the content; before that the page decides on the
 * height
 */
export function useHeightReports(
  page: ParentPage,
  height: 'fill' | 'auto',
  isSettled: () => boolean = always,
): void {
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
    const report: typeof reporter = (measured, now) => {
      if (isSettled()) reporter(measured, now);
    };
    if (content !== null) watchHeight(content, stopping.signal, report);
    trackVisiblePart(document.documentElement, stopping.signal);
    return () => stopping.abort();
  }, [page, height, isSettled]);
}

const always = () => true;
