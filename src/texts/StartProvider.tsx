/** Start provider: gives the first screen its texts, and changes to another language without a reload of the page. */
import { type ReactNode, useEffect, useState } from 'react';
import { chooseLanguage, type Languages, languages } from './languages.ts';
import { setDocument } from './set-document.ts';
import { loadStart, type Start, StartContext } from './start-texts.ts';

const all: Languages = languages;

interface StartProviderProps {
  /** The texts that are here already. */
  first: Start;
  /** Tags of BCP 47, the most wanted first. */
  wanted: readonly string[];
  /** Whether the document is written in the direction of the language; false where a parent page decides. */
  setsDirection: boolean;
  children: ReactNode;
}

export function StartProvider({ first, wanted, setsDirection, children }: StartProviderProps) {
  const apply = (start: Start) => setDocument(start.tag, setsDirection ? all[start.tag]?.direction : undefined);
  const [start, setStart] = useState(() => {
    // While rendering, so that the components below already write in its locale.
    apply(first);
    return first;
  });
  const tag = chooseLanguage(wanted);
  useEffect(() => {
    if (tag === start.tag) return;
    let isWanted = true;
    void loadStart([tag]).then((loaded) => {
      if (!isWanted || loaded.tag !== tag) return;
      apply(loaded);
      setStart(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [tag, start.tag]);
  return <StartContext value={start}>{children}</StartContext>;
}
