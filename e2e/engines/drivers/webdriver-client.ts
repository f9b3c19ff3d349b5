/** WebDriver client: the few commands of the W3C protocol that the smoke suite needs, over HTTP. */

/** The name under which the protocol carries an element. */
const elementName = 'element-6066-11e4-a52e-4f735466cecf';

/** Requests that a driver has to answer within this time, in milliseconds; a page may take long to load. */
const timeout = 60_000;

/**
 * Starts a session.
 *
 * @param driverUrl of the driver, without a slash at its end
 * @param capabilities that the browser must have
 */
export async function openSession(driverUrl: string, capabilities: object) {
  const { sessionId } = fieldsOf(
    await send(driverUrl, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  );
  const command = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    send(driverUrl, method, `/session/${String(sessionId)}${path}`, body);
  return {
    goto: (url: string) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh', {}),
    /** What a function body returns. */
    execute: (script: string) => command('POST', '/execute/sync', { script, args: [] }),
    click: (element: string) => command('POST', `/element/${element}/click`, {}),
    /** Enters a frame by its number in the document; null leaves all frames. */
    frame: (id: number | null) => command('POST', '/frame', { id }),
    /** Presses and releases keys, each as the protocol spells it. */
    keys: (actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[]) =>
      command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] }),
    close: () => command('DELETE', ''),
  };
}

/** The id of an element that a script has returned, or null where it returned something else. */
export function elementIn(value: unknown): string | null {
  const id = fieldsOf(value)[elementName];
  return typeof id === 'string' ? id : null;
}

/** @throws Error with the driver's own words */
async function send(
  driverUrl: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const reply = await fetch(driverUrl + path, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = fieldsOf(await reply.json());
  const { error, message } = fieldsOf(value);
  if (!reply.ok) throw new Error(`${method} ${path}: ${String(error)}: ${String(message)}`);
  return value;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
