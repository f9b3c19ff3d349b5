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
  /** Whether the first screen is shown: until then another language is not loaded, as the dashboard has texts of its own. */
  isShown: boolean;
  /** Of the document, where a parent page decides on it; null for that of the language. */
  direction: 'ltr' | 'rtl' | null;
  children: ReactNode;
}

export function StartProvider({ first, wanted, isShown, direction, children }: StartProviderProps) {
  const [start, setStart] = useState(() => {
    // While rendering, so that the components below already write in its locale.
    setDocument(first.tag, direction ?? all[first.tag]?.direction);
    return first;
  });
  const tag = chooseLanguage(wanted);
  useEffect(() => {
    if (!isShown || tag === start.tag) return;
    let isWanted = true;
    void loadStart([tag]).then((loaded) => {
      if (!isWanted || loaded.tag !== tag) return;
      setDocument(tag, direction ?? all[tag]?.direction);
      setStart(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [isShown, tag, start.tag, direction]);
  return <StartContext value={start}>{children}</StartContext>;
}
