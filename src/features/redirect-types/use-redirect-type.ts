/** Choosing how a link opens: the ways, and what is said while one of them waits for its record to be picked. */
import { useState } from 'react';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { type PickedOpening, readOpening, writeOpening } from './redirect-type.ts';

/** In the order in which people choose; the last two are a record of the account. */
export const openingWays = [
  { value: 'unsaid', label: 'As the service does it' },
  { value: 'direct', label: 'Direct' },
  { value: 'frame', label: 'Frame' },
  { value: 'splash', label: 'Splash page of the service' },
  { value: 'splashPage', label: 'Splash page of yours' },
  { value: 'overlay', label: 'Overlay' },
] as const;

export type OpeningWay = (typeof openingWays)[number]['value'];

/** @param type what the field `type` of a new link holds; '' where nothing is said */
export function useOpeningChoice(type: string, onChange: (type: string) => void) {
  const { openingNotation } = useSettings();
  const [picking, setPicking] = useState<PickedOpening>();
  const opening = readOpening(type, openingNotation);
  // What is said counts, also where it was said elsewhere, such as by a link that is duplicated.
  const way: OpeningWay | 'other' = opening.kind === 'unsaid' ? (picking ?? 'unsaid') : opening.kind;

  const choose = (chosen: string) => {
    const kind = openingWays.find(({ value }) => value === chosen)?.value;
    if (kind === undefined) return;
    if (kind === 'splashPage' || kind === 'overlay') {
      setPicking(kind);
      // Until one is picked nothing is said, so that no other way than the chosen one is ever sent.
      if (opening.kind !== kind) onChange('');
    } else {
      setPicking(undefined);
      onChange(kind === 'unsaid' ? '' : kind);
    }
  };
  const pick = (kind: PickedOpening) => (id: number | null) => {
    setPicking(kind);
    onChange(id === null ? '' : writeOpening(kind, id, openingNotation));
  };
  return { opening, way, choose, pick, picked: 'id' in opening ? opening.id : null };
}
