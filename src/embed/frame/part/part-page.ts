/** Part page: what the parent page wants of a part, and what the part gives back to it. */
import type { PartHost, PartOptions } from '#app/parts/part-host.ts';
import type { TypedChannel } from '#embed/protocol/message-channel.ts';
import { type Envelope, isNameIn } from '#embed/protocol/messages.ts';
import { type FromPart, type ToPart, toPart } from '#embed/protocol/part-messages.ts';

type Send = TypedChannel<FromPart>['send'];

/** Until the page has said what the part is, which it does before `init`. */
const nothingSet: PartOptions = { part: 'picker' };

export function openPartPage() {
  let options: ToPart['part.set'] = nothingSet;
  let isShown = false;
  const listeners = new Set<() => void>();

  const onMessage = ({ t, d }: Envelope): void => {
    if (!isNameIn(toPart, t)) return;
    if (t === 'part.set' && toPart['part.set'](d)) options = d;
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
