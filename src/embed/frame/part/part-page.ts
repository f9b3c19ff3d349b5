/** Part page: what the parent page wants of a part, and what the part gives back to it. */
import type { PartHost, PartOptions } from '#app/parts/part-host.ts';
import type { TypedChannel } from '#embed/protocol/message-channel.ts';
import { type Envelope, type FromFrame, isNameIn } from '#embed/protocol/messages.ts';
import { type FromPart, partFields, toPart } from '#embed/protocol/part-messages.ts';

type Send = TypedChannel<FromPart>['send'];

/**
 * Until the page has said what the part is, which it does before `init`. A part whose options cannot
 * be followed stays as it is: a form without what the page has locked would be another form.
 */
const nothingSet: PartOptions = { part: 'unset' };

/** @param report called with the problem of options that are not followed */
export function openPartPage(report: (problem: FromFrame['error']) => void) {
  let options = nothingSet;
  let isShown = false;
  const listeners = new Set<() => void>();

  const onMessage = ({ t, d }: Envelope): void => {
    if (!isNameIn(toPart, t)) return;
    if (t === 'part.set') {
      if (toPart['part.set'](d)) options = d;
      else report(refusedOption(d));
    }
    if (t === 'part.show' && toPart['part.show'](d)) isShown = d.isOpen;
    for (const listener of [...listeners]) listener();
  };

  const openHost = (send: Send): PartHost => ({
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    options: () => options,
    isShown: () => isShown,
    pick: (link) => void send('part.picked', link),
    dismiss: () => void send('part.dismissed', {}),
    reportOpened: (link) => void send('part.opened', link),
    reportCopied: (link) => void send('part.copied', link),
  });
  return { onMessage, openHost };
}

function refusedOption(given: unknown): FromFrame['error'] {
  const set = Object(given) as Readonly<Record<string, unknown>>;
  const names = Object.entries(partFields).filter(([name, check]) => !check(set[name]));
  const message = `Not followed: ${names.map(([name]) => `"${name}"`).join(', ')} of a part holds what it may not.`;
  return { code: 'refused', message, recoverable: true };
}
