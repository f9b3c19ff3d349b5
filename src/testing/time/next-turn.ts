/** Next turn: resolves when what waits for its turn has had it, in Node.js and in a page alike. */

/** Those of the machine, whatever a test puts in their place. */
const { setImmediate: immediately, MessageChannel: Channel } = globalThis as {
  setImmediate?: (callback: () => void) => unknown;
  MessageChannel: typeof MessageChannel;
};

/** A page has no `setImmediate`, and a timer of it would wait four milliseconds. */
export function nextTurn(): Promise<void> {
  if (immediately !== undefined) return new Promise((resolve) => void immediately(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new Channel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
