/** Picker: searches the account's links, or creates one, and gives the chosen link to the page. */
import { ActionIcon } from '@mantine/core';
import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NewLinkForm } from '#app/parts/create/NewLinkForm.tsx';
import { useUndoWhenClosed } from '#app/parts/create/use-own-new-link.ts';
import partClasses from '#app/parts/Part.module.css';
import { useIsShown, usePartHost, usePartOptions } from '#app/parts/part-host.ts';
import type { Clock } from '#base/clock.ts';
import classes from './Picker.module.css';
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

interface PickerHeadProps {
  isCreating: boolean;
  onBack: () => void;
}

/** What the picker shows now, the way back to the search, and the button that closes its dialog. */
function PickerHead({ isCreating, onBack }: PickerHeadProps) {
  const t = useTranslations('parts.picker');
  const host = usePartHost();
  const { isDialog = false } = usePartOptions();
  return (
    <div className={partClasses.head}>
      {isCreating ? (
        <ActionIcon aria-label={t('back')} onClick={onBack}>
          <ArrowLeft size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
      ) : null}
      <h1 className={classes.title}>{t(isCreating ? 'new' : 'title')}</h1>
      {isDialog ? (
        <ActionIcon aria-label={t('close')} onClick={() => host.dismiss()}>
          <X size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
