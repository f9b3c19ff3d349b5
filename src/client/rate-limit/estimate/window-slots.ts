/** Window slots: a request takes one when it leaves, and frees it a window after its reply came. */
import { limitWindow } from '#contract/protocol/limit.ts';

/** One request's place in the window. Times are milliseconds since 1970. */
export interface TakenSlot {
  readonly sentAt: number;
  /** When the slot is free again; for a request under way, the earliest moment that could be. */
  freeAt: number;
  underWay: boolean;
}

/** A slot as plain data; `freeAt` is null while its request is under way. */
export interface RememberedSlot {
  readonly sentAt: number;
  readonly freeAt: number | null;
}

// Counted from the reply, any window on the service holds no more requests than slots, whatever the network does:
// request k + cap leaves a window after reply k, so it arrives a window after request k did.
const held = limitWindow + 50;
// Without a reply the service may still be working, and count the request late.
const heldWhenLost = limitWindow + 5000;

/** @param memory slots of an earlier ledger; requests that were under way then count as sent now, and lost */
export function createWindowSlots(memory: readonly RememberedSlot[], now: number) {
  const slots = new Set<TakenSlot>();
  for (const { sentAt, freeAt } of memory) {
    slots.add({ sentAt: freeAt === null ? now : sentAt, freeAt: freeAt ?? now + heldWhenLost, underWay: false });
  }
  return {
    get taken() {
      return slots.size;
    },
    /** Requests that left at `since` or later and have no reply yet. */
    underWay: (since = -Infinity) => [...slots].filter((slot) => slot.underWay && slot.sentAt >= since).length,
    take: (at: number): TakenSlot => {
      const slot = { sentAt: at, freeAt: at + held, underWay: true };
      slots.add(slot);
      return slot;
    },
    /** The reply is here (`answered`), or none will come (`lost`). */
    end: (slot: TakenSlot, how: 'answered' | 'lost', at: number) => {
      slot.underWay = false;
      slot.freeAt = at + (how === 'answered' ? held : heldWhenLost);
    },
    /** Gives back a slot whose request never left. */
    giveBack: (slot: TakenSlot) => void slots.delete(slot),
    /** Frees the slots that are due, and gives them. */
    free: (at: number): readonly TakenSlot[] => {
      const freed: TakenSlot[] = [];
      for (const slot of slots) {
        // A clock that was set back must not hold slots for hours.
        slot.freeAt = Math.min(slot.freeAt, at + heldWhenLost);
        if (slot.underWay || slot.freeAt > at) continue;
        slots.delete(slot);
        freed.push(slot);
      }
      return freed;
    },
    /** Moves every end by so many milliseconds. */
    postpone: (milliseconds: number) => {
      for (const slot of slots) slot.freeAt += milliseconds;
    },
    /** When slots of answered requests will be free. */
    moments: () => [...slots].filter((slot) => !slot.underWay).map(({ freeAt }) => freeAt),
    /** When all of them will be free, as far as that is known, or null if none is taken. */
    allFreeAt: () => (slots.size === 0 ? null : Math.max(...[...slots].map(({ freeAt }) => freeAt))),
    remember: (): readonly RememberedSlot[] =>
      [...slots].map(({ sentAt, freeAt, underWay }) => ({ sentAt, freeAt: underWay ? null : freeAt })),
  };
}
