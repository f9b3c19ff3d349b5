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

// It counts from the reply. So no window of the service has more requests than there are slots,
// whatever the network does: request k + cap leaves a window after reply k, and thus arrives a
// window after request k.
const slotTime = limitWindow + 50;
// Without a reply the service may still be working, and count the request late.
const slotTimeWhenLost = limitWindow + 5000;

/**
 * @param memory slots of an earlier limiter; requests that were under way then count as sent now,
 * and lost
 */
export function createWindowSlots(memory: readonly RememberedSlot[], now: number) {
  const slots = new Set<TakenSlot>();
  for (const { sentAt, freeAt } of memory) {
    slots.add({
      sentAt: freeAt === null ? now : sentAt,
      freeAt: freeAt ?? now + slotTimeWhenLost,
      underWay: false,
    });
  }
  return {
    get taken() {
      return slots.size;
    },
    /** Requests that left at `since` or later and have no reply yet. */
    underWay: (since = -Infinity) =>
      [...slots].filter((slot) => slot.underWay && slot.sentAt >= since).length,
    take: (at: number): TakenSlot => {
      const slot = { sentAt: at, freeAt: at + slotTime, underWay: true };
      slots.add(slot);
      return slot;
    },
    /** The reply is here (`answered`), or none will come (`lost`). */
    end: (slot: TakenSlot, outcome: 'answered' | 'lost', at: number) => {
      slot.underWay = false;
      slot.freeAt = at + (outcome === 'answered' ? slotTime : slotTimeWhenLost);
    },
    /** Gives back a slot whose request never left. */
    giveBack: (slot: TakenSlot) => void slots.delete(slot),
    /** Frees the slots that are due, and returns them. */
    free: (at: number): readonly TakenSlot[] => {
      const freed: TakenSlot[] = [];
      for (const slot of slots) {
        // A clock that was set back must not keep slots taken for hours.
        slot.freeAt = Math.min(slot.freeAt, at + slotTimeWhenLost);
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
    /** When all slots will be free at the earliest, or null if none is taken. */
    allFreeAt: () =>
      slots.size === 0 ? null : Math.max(...[...slots].map(({ freeAt }) => freeAt)),
    remember: (): readonly RememberedSlot[] =>
      [...slots].map(({ sentAt, freeAt, underWay }) => ({
        sentAt,
        freeAt: underWay ? null : freeAt,
      })),
  };
}
