/**
 * Height reports: measures the content for the parent page, and stops where frame and page make
 * each other grow.
 */
import { maxHeight } from '#embed/protocol/messages.ts';

/** This many growths within this many milliseconds are a resize loop. */
const maxGrowths = 30;
const growthWindow = 5000;

/** Milliseconds between two measurements. */
const interval = 100;

/**
 * Between two checks of where the page has scrolled to, and how long they go on after a press, in
 * milliseconds.
 */
const measureInterval = 150;
const measureTime = 3000;

/** @param now milliseconds on a monotonic clock */
type HeightReporter = (height: number, now: number) => void;

/**
 * Decides which measured heights are reported.
 *
 * @param report called with each height in pixels that the parent page should follow
 * @param onLoop called once for a resize loop; then nothing is reported any more, and the frame
 * scrolls inside
 */
export function createHeightReporter(
  report: (height: number) => void,
  onLoop: () => void,
): HeightReporter {
  let growths: number[] = [];
  let reported = 0;
  let stopped = false;
  return (height, now) => {
    const whole = Math.ceil(height);
    if (stopped || Math.abs(whole - reported) < 2) return;
    if (whole > reported) growths = [...growths.filter((at) => at > now - growthWindow), now];
    if (whole > maxHeight || growths.length >= maxGrowths) {
      stopped = true;
      onLoop();
      return;
    }
    reported = whole;
    report(whole);
  };
}

/** Measures an element after each change, at most ten times a second. */
export function watchHeight(element: Element, signal: AbortSignal, reporter: HeightReporter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    timer = undefined;
    reporter(element.getBoundingClientRect().height, performance.now());
  };
  const observer = new ResizeObserver(() => (timer ??= setTimeout(measure, interval)));
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/**
 * Keeps two CSS variables at the visible part of the document. In a frame as high as its content, a
 * dialog in the middle of the frame could open out of sight.
 */
export function trackVisiblePart(root: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined || entry.intersectionRect.height === 0) return;
      root.style.setProperty('--deck-view-top', `${entry.intersectionRect.top}px`);
      root.style.setProperty('--deck-view-height', `${entry.intersectionRect.height}px`);
    },
    { threshold: Array.from({ length: 101 }, (_, at) => at / 100) },
  );
  const measure = () => {
    observer.unobserve(root);
    observer.observe(root);
  };
  measure();
  // Scrolled within a high frame, the visible share stays the same, and the observer silent. A frame
  // in a process of its own learns of it late, and a dialog may have to be loaded: so it checks for a
  // while after a press, and as long as one is open.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const follow = () => {
    measure();
    const isChanging = performance.now() < until || root.querySelector('[role="dialog"]') !== null;
    timer = isChanging ? setTimeout(follow, measureInterval) : undefined;
  };
  const onPress = () => {
    until = performance.now() + measureTime;
    if (timer === undefined) follow();
    else measure();
  };
  for (const press of ['pointerdown', 'keydown'])
    root.addEventListener(press, onPress, { capture: true, signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    root.style.removeProperty('--deck-view-top');
    root.style.removeProperty('--deck-view-height');
  });
}
