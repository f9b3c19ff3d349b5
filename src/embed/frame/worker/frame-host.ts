/**
 * Frame host: the worker's part of an embedded dashboard; it hosts the engine, and holds a key that
 * the page hands over.
 */

import type { Clock } from '#base/clock.ts';
import type { SendRequest } from '#client/http/request.ts';
import { allowHeader } from '#embed/protocol/allow-header.ts';
import { createRpc, serveTab } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import type { TabHost } from '#engine/rpc/protocol.ts';
import { openPageChannel, type PageChannel } from './page-channel.ts';
import { ParentKey } from './parent-key.ts';
import {
  type HostStart,
  isHostStart,
  isPagePorts,
  isSessionPort,
  type KeyEvents,
  type KeyVerbs,
} from './worker-messages.ts';

interface FrameHostDeps {
  readonly clock: Clock;
  /** The network, which the frame does not get. */
  readonly fetch: SendRequest;
  /** Starts the engine host with this way to send requests. */
  readonly startHost: (
    given: Pick<HostStart, 'maxRpm'> & { readonly fetch: SendRequest },
  ) => TabHost;
}

/**
 * Returns the function that takes the frame's messages; those that come too early or are none are
 * ignored.
 */
export function createFrameHost({
  clock,
  fetch,
  startHost,
}: FrameHostDeps): (message: unknown) => void {
  let channel: PageChannel | undefined;
  let host: ReturnType<FrameHostDeps['startHost']> | undefined;

  const start = (
    { credentials, maxRpm, serviceAddress, keys: port }: HostStart,
    page: PageChannel,
  ) => {
    const keys = new ParentKey({
      ask: page.requestKey,
      fetch,
      clock,
      onSwitch: () => frame.switched(),
      onDenied: () =>
        page.reportError('auth_failed', 'No key came from getCredential in three tries.'),
    });
    const verbs: KeyVerbs = {
      obtain: (reason) => keys.obtain(reason),
      clear: () => keys.clear(),
    };
    const { other: frame } = createRpc<KeyEvents>(portOf(port), verbs, ['switched', 'allowed']);
    let allowed: string | null = null;
    const transport: SendRequest = async (request) => {
      const { createTransport } = await import('./transport.ts');
      const reply = await createTransport(page.requestApi, serviceAddress)(request);
      const names = reply.headers.get(allowHeader);
      // Before the reply, so that no screen is shown that will be refused.
      if (names !== null && names !== allowed) frame.allowed(names.split(' '));
      allowed = names ?? allowed;
      return reply;
    };
    const ways = { user: fetch, callback: (request: Request) => keys.send(request), transport };
    return startHost({ maxRpm, fetch: ways[credentials] });
  };

  return (message) => {
    if (channel === undefined) {
      if (isPagePorts(message)) channel = openPageChannel(message);
    } else if (host === undefined) {
      if (isHostStart(message)) host = start(message, channel);
    } else if (isSessionPort(message)) serveTab(portOf(message.session), host);
  };
}
