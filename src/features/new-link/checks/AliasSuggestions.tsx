/** Alias suggestions: up to two aliases that are free as far as the loaded links tell, each one press away. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { monthAlias, nextAlias, shortUrlOf } from '#contract/new-link/alias.ts';
import { useShortLinkTarget } from '#queries/library.ts';
import { useNow } from '#ui/format/use-now.ts';
import { CheckButton, CheckNote, CheckNotes } from './CheckNote.tsx';

interface AliasSuggestionsProps {
  /** The alias that another link has; '' where there is nothing to suggest. */
  taken: string;
  /** The host of the short link. */
  host: string;
  onUse: (alias: string) => void;
}

export function AliasSuggestions({ taken, host, onUse }: AliasSuggestionsProps) {
  const t = useTranslations('linksNew.checks');
  const next = nextAlias(taken);
  const ofMonth = monthAlias(taken, useNow());
  const isNextFree = !useIsUsed(taken === '' ? '' : next, host);
  const isMonthFree = !useIsUsed(taken === '' ? '' : ofMonth, host);
  const offer = (alias: string) => (text: ReactNode) => (
    <CheckButton onClick={() => onUse(alias)}>
      <bdi>{text}</bdi>
    </CheckButton>
  );
  const free = [...(isNextFree ? [next] : []), ...(isMonthFree ? [ofMonth] : [])];
  const [one, two] = free;
  return (
    <CheckNotes>
      {taken === '' || one === undefined ? null : (
        <CheckNote tone="stops">
          {two === undefined
            ? t.rich('tryOne', { first: one, one: offer(one) })
            : t.rich('tryTwo', { first: one, second: two, one: offer(one), two: offer(two) })}
        </CheckNote>
      )}
    </CheckNotes>
  );
}

function useIsUsed(alias: string, host: string): boolean {
  const target = useShortLinkTarget(shortUrlOf(host, alias));
  return target !== null && target.longurl !== null;
}
