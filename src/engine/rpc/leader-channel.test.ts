import { afterEach, describe, expect, it } from 'vitest';
import { findLeader, readRole, serveTabsOn } from './leader-channel.ts';
import type { Port } from './protocol.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

function channel(): BroadcastChannel {
  const opened = new BroadcastChannel('tests of leading');
  channels.push(opened);
  return opened;
}

/** A host that answers each message with its own name before it. */
function openEcho(name: string): void {
  serveTabsOn(channel(), name, (port) =>
    port.listen((data) => port.postMessage(`${name} ${String(data)}`)),
  );
}

function ask(port: Port, text: string): Promise<unknown> {
  return new Promise((resolve) => {
    port.listen(resolve);
    port.postMessage(text);
  });
}

describe('Where tabs share no worker', () => {
  it('each tab speaks to the host by itself, whichever others are on the channel', async () => {
    openEcho('host');
    const [one, other] = await Promise.all([
      findLeader(channel(), 'one'),
      findLeader(channel(), 'other'),
    ]);
    expect(await Promise.all([ask(one, 'a'), ask(other, 'b')])).toEqual(['host a', 'host b']);
  });

  it('a tab that came before the host finds it as soon as it is there', async () => {
    const finding = findLeader(channel(), 'early');
    openEcho('late');
    expect(await ask(await finding, 'a')).toBe('late a');
  });

  it('a worker knows what it was started for, and takes nothing else', () => {
    expect(readRole({ role: 'own' })).toEqual({ role: 'own' });
    expect(readRole({ role: 'lead', channel: 'c' })).toEqual({ role: 'lead', channel: 'c' });
    expect([
      readRole({ role: 'lead' }),
      readRole({ role: 'other' }),
      readRole(null),
      readRole('own'),
    ]).toEqual(Array.from({ length: 4 }, () => undefined));
  });
});
