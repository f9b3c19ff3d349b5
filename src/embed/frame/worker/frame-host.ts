/** Frame host: the worker's part of an embedded dashboard; it hosts the engine, and holds a key that the page hands over. */
import type { SendRequest } from '#client/http/request.ts';
import type { Clock } from '#client/time/clock.ts';
import { createRpc, serveTab } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import type { HostApi, TabApi } from '#engine/rpc/protocol.ts';
import { createHandedOverKey } from './handed-over-key.ts';
import { openPageChannel, type PageChannel } from './page-channel.ts';
import { type HostStart, isHostStart, isPagePorts, isSessionPort, type KeyEvents, type KeyVerbs } from './worker-messages.ts';

interface FrameHostDeps {
  readonly clock: Clock;
  /** The network, which the frame does not get. */
  readonly fetch: SendRequest;
  /** Starts the engine host with this way to send requests. */
  readonly startHost: (given: Pick<HostStart, 'maxRpm'> & { readonly fetch: SendRequest }) => {
    admit(end: TabApi, onEnd: () => void): HostApi;
  };
}

/** Returns the function that takes the frame's messages; those that come too early or are none are ignored. */
export function createFrameHost({ clock, fetch, startHost }: FrameHostDeps): (message: unknown) => void {
  let channel: PageChannel | undefined;
  let host: ReturnType<FrameHostDeps['startHost']> | undefined;

  const start = ({ credentials, maxRpm, serviceAddress, keys: port }: HostStart, page: PageChannel) => {
    const keys = createHandedOverKey({
      ask: page.requestKey,
      fetch,
      clock,
      onSwitch: () => frame.switched(),
      onDenied: () => page.reportError('auth_failed', 'No key came from getCredential in three tries.'),
    });
    const verbs: KeyVerbs = { obtain: keys.obtain, clear: keys.clear };
    const { other: frame } = createRpc<KeyEvents>(portOf(port), verbs, ['switched']);
    const transport: SendRequest = async (request) => {
      const { createTransport } = await import('./transport.ts');
      return createTransport(page.requestApi, serviceAddress)(request);
    };
    const ways = { user: fetch, callback: keys.send, transport };
    return startHost({ maxRpm, fetch: ways[credentials] });
  };

  return (message) => {
    if (channel === undefined) {
      if (isPagePorts(message)) channel = openPageChannel(message);
    } else if (host === undefined) {
      if (isHostStart(message)) host = start(message, channel);
    } else if (isSessionPort(message)) serveTab(portOf(message.session), host.admit);
  };
}
