/** Redirect type field: its options in words, and the choice between them while a splash page or overlay is not picked yet. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { formatRedirectType, parseRedirectType, type RedirectPageKind } from './redirect-type.ts';

/** In the order of the screen; the last two need a record of the account. */
const options = ['direct', 'frame', 'splash', 'splashPage', 'overlay'] as const;

export type RedirectTypeOption = (typeof options)[number];

/** @param type the field `type` of a new link; '' where it is not given */
export function useRedirectType(type: string, onChange: (type: string) => void) {
  const t = useTranslations('linkFacts.redirectTypes');
  const { openingNotation } = useSettings();
  const [picking, setPicking] = useState<RedirectPageKind>();
  const current = parseRedirectType(type, openingNotation);
  // A value that came from elsewhere, such as from a duplicated link, overrides an unfinished choice.
  const option: RedirectTypeOption | 'other' =
    current.kind === 'unsaid' ? (picking ?? 'direct') : current.kind;

  const choose = (chosen: string) => {
    const kind = options.find((value) => value === chosen);
    if (kind === undefined) return;
    if (kind === 'splashPage' || kind === 'overlay') {
      setPicking(kind);
      // Empty until a record is picked, so that no request holds a type that the user did not choose.
      if (current.kind !== kind) onChange('');
    } else {
      setPicking(undefined);
      onChange(kind);
    }
  };
  const pick = (kind: RedirectPageKind) => (id: number | null) => {
    setPicking(kind);
    onChange(id === null ? '' : formatRedirectType(kind, id, openingNotation));
  };
  return {
    options: options.map((value) => ({ value, label: t(value) })),
    current,
    option,
    choose,
    pick,
    picked: 'id' in current ? current.id : null,
  };
}
