/** The height of the content, told to the page around; and an end to it where frame and page drive each other on. */
import { mostHeight } from '#embed/protocol/messages.ts';

/** Growing so often in so many milliseconds is no content any more. */
const mostGrowths = 30;
const span = 5000;

/** What is told at most every so many milliseconds. */
const pause = 100;

interface HeightTeller {
  /** The content has this height now, in pixels. */
  measured(height: number, now: number): void;
  /** Begins anew, as after a change of mode. */
  reset(): void;
}

/**
 * Decides which heights are worth telling.
 *
 * @param tell hears each height that is to be followed
 * @param onLoop called once: nothing is told any more, and the frame scrolls inside
 */
export function createHeightTeller(tell: (height: number) => void, onLoop: () => void): HeightTeller {
  let growths: number[] = [];
  let told = 0;
  let held = false;
  return {
    measured: (height, now) => {
      const whole = Math.ceil(height);
      if (held || Math.abs(whole - told) < 2) return;
      if (whole > told) growths = [...growths.filter((at) => at > now - span), now];
      if (whole > mostHeight || growths.length >= mostGrowths) {
        held = true;
        onLoop();
        return;
      }
      told = whole;
      tell(whole);
    },
    reset: () => {
      growths = [];
      told = 0;
      held = false;
    },
  };
}

/** Measures an element until the signal aborts, at most ten times a second. */
export function watchHeight(element: Element, signal: AbortSignal, teller: HeightTeller): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    teller.measured(element.getBoundingClientRect().height, performance.now());
  };
  const observer = new ResizeObserver(() => (timer ??= setTimeout(look, pause)));
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/**
 * Keeps two variables of the document at the part of it that people see: inside of a frame as high as its content, a
 * dialog in the middle of the frame would open where nobody looks.
 */
export function watchView(root: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined || entry.intersectionRect.height === 0) return;
      root.style.setProperty('--deck-view-top', `${entry.intersectionRect.top}px`);
      root.style.setProperty('--deck-view-height', `${entry.intersectionRect.height}px`);
    },
    { threshold: Array.from({ length: 101 }, (_, at) => at / 100) },
  );
  observer.observe(root);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    root.style.removeProperty('--deck-view-top');
    root.style.removeProperty('--deck-view-height');
  });
}
