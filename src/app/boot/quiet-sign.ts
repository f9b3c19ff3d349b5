/**
 * Quiet sign: the document's element has `data-quiet` while nothing is under way and all of it is shown, for programs that use
 * the page, such as tests. It tells no more than that.
 */
import type { Observed } from '#base/listeners.ts';

/** Turns of the event loop until what came last is rendered: one in which React plans, and one in which it renders. */
const turnsToRender = 2;

/** Shows the sign until the returned function is called. */
export function showQuiet(root: Pick<HTMLElement, 'dataset'>, work: Observed<number>): () => void {
  const { port1: ear, port2: mouth } = new MessageChannel();
  let turnsLeft = 0;
  const update = () => {
    if (work.get() > 0) {
      delete root.dataset['quiet'];
      return;
    }
    if (turnsLeft === 0) mouth.postMessage(null);
    turnsLeft = turnsToRender;
  };
  ear.onmessage = () => {
    turnsLeft -= 1;
    if (turnsLeft > 0) mouth.postMessage(null);
    else if (work.get() === 0) root.dataset['quiet'] = '';
  };
  const stop = work.subscribe(update);
  update();
  return () => {
    stop();
    ear.close();
    delete root.dataset['quiet'];
  };
}
