/** Pending states: what the state of a new link means beyond its name. */
import type { PendingNewLink } from '#queries/new-link.ts';

type State = PendingNewLink['state'];

/** Whether nothing is sent yet because this device is offline. */
export function waitsForConnection(state: State): boolean {
  return waitsBy(state, 'waitOffline');
}

/** Whether nothing is sent yet because the service does not answer. */
export function waitsForService(state: State): boolean {
  return waitsBy(state, 'waitSilent') || waitsBy(state, 'waitFails');
}

function waitsBy(state: State, key: string): boolean {
  if (state.step !== 'sending' || typeof state.why === 'string') return false;
  return state.why.some((part) => typeof part !== 'string' && part.key === key);
}

/** Whether another alias would do: that of the link is taken, or it is all that the service refuses. */
export function refusesAlias(state: State): boolean {
  if (state.step === 'taken') return true;
  if (state.step !== 'refused' || state.body.custom === undefined) return false;
  const { fields = [] } = state.error;
  return fields.length > 0 && fields.every(({ field }) => field === 'custom');
}
