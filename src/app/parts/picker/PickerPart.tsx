/** Picker: searches the account's links, or creates one, and gives the chosen link to the page. */
import { useEffect, useEffectEvent, useState } from 'react';
import { NewLinkForm } from '#app/parts/create/NewLinkForm.tsx';
import { useUndoWhenClosed } from '#app/parts/create/use-own-new-link.ts';
import { useIsShown, usePartHost, usePartOptions } from '#app/parts/part-host.ts';
import type { Clock } from '#base/clock.ts';
import { PickerHead } from './PickerHead.tsx';
import { PickerSearch } from './PickerSearch.tsx';

/** Each opening of the dialog begins with what the page has given. */
export function PickerPart({ clock }: { clock: Clock }) {
  const { url = '', q = '', isDialog = false } = usePartOptions();
  const isShown = useIsShown();
  // Here, because the form is gone by then.
  useUndoWhenClosed();
  const opening = `${isShown} ${url} ${q}`;
  return <Opening key={opening} clock={clock} first={q || url} takesFocus={isDialog && isShown} />;
}

interface OpeningProps {
  clock: Clock;
  /** What the search begins with. */
  first: string;
  takesFocus: boolean;
}

function Opening({ clock, first, takesFocus }: OpeningProps) {
  const host = usePartHost();
  const { isDialog = false } = usePartOptions();
  /** The destination of the new link; undefined while links are searched. */
  const [destination, setDestination] = useState<string>();
  useEscape(isDialog, () => {
    if (destination === undefined) host.dismiss();
    else setDestination(undefined);
  });

  return (
    <>
      <PickerHead isCreating={destination !== undefined} onBack={() => setDestination(undefined)} />
      {destination === undefined ? (
        <PickerSearch
          first={first}
          takesFocus={takesFocus}
          onPick={(link) => host.pick(link)}
          onCreate={setDestination}
        />
      ) : (
        <NewLinkForm clock={clock} url={destination} takesFocus onCreated={host.pick} />
      )}
    </>
  );
}

/** The key is the frame's while the user is in it, so the dialog of the page does not hear it. */
function useEscape(isWanted: boolean, onEscape: () => void): void {
  const act = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWanted) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isWanted]);
}
