/** Mount part: one iframe of a part, with its messages and its natural height. */
import {
  type Appearance,
  type LinkdeckEvents,
  type LocaleChoice,
  mountLinkdeck,
} from '#embed/loader/linkdeck.ts';
import { isNameIn, partVersion } from '#embed/protocol/messages.ts';
import { type FromPart, fromPart, type ToPart } from '#embed/protocol/part-messages.ts';
import { firstHeight } from './first-height.ts';

interface PartMount {
  readonly address: string;
  /** The name of the engine of all parts. */
  readonly engine: string;
  /** Whether the page signs in. The part itself is given no key. */
  readonly signsIn: boolean;
  readonly appearance: Appearance | undefined;
  readonly locale: LocaleChoice | undefined;
  readonly title: string | undefined;
  readonly set: ToPart['part.set'];
  readonly onMessage: <T extends keyof FromPart>(type: T, detail: FromPart[T]) => void;
  /** The frame can be seen, and so it can have the keyboard. */
  readonly onVisible: () => void;
  /** An option of the part cannot be followed. The engine reports all other errors. */
  readonly onRefused: (problem: LinkdeckEvents['error']) => void;
}

/** A part has no way to a key or a reply of the page: it asks the engine. */
const noAnswer = () => Promise.reject(new Error('A part is given no key'));

export function mountPart(container: Element, mount: PartMount) {
  let { set } = mount;
  let isShown = false;
  let send: ((type: 'part.set' | 'part.show', payload: object) => void) | undefined;
  const height = firstHeight(set, container.clientWidth);

  const linkdeck = mountLinkdeck(
    container,
    {
      address: mount.address,
      credentials: mount.signsIn ? { getCredential: noAnswer } : 'user',
      appearance: mount.appearance ?? {},
      locale: mount.locale ?? {},
      height: 'auto',
      title: mount.title ?? 'Linkdeck',
      on: {
        state: ({ state }) => state === 'auth' && mount.onVisible(),
        error: (problem) => problem.code === 'refused' && mount.onRefused(problem),
      },
    },
    {
      versions: [partVersion],
      connect: { role: 'part', engine: mount.engine },
      onBegin: (channel) => {
        send = (type, payload) => void channel.send(type, payload as ToPart[typeof type]);
        send('part.set', set);
        send('part.show', { isOpen: isShown });
      },
      onMessage: ({ t, d }) => {
        if (isNameIn(fromPart, t) && fromPart[t](d)) mount.onMessage(t, d);
      },
    },
  );
  const frame = () => container.querySelector('iframe');
  Object.assign(frame()?.style ?? {}, { minHeight: '0', height: `${height}px` });

  return {
    linkdeck,
    /** Gives it the keyboard. */
    focus: () => frame()?.focus({ preventScroll: true }),
    update: (changes: Partial<ToPart['part.set']>): void => {
      set = { ...set, ...changes };
      send?.('part.set', set);
    },
    show: (isOpen: boolean): void => {
      isShown = isOpen;
      send?.('part.show', { isOpen });
    },
  };
}
