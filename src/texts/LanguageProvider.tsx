/** Language provider: speaks the wanted language, and changes to another one without a reload of the page. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Catalog } from './catalog.ts';
import { chooseLanguage, type Languages, languages } from './languages.ts';
import { setDocument } from './set-document.ts';
import { TextsProvider } from './TextsProvider.tsx';

const all: Languages = languages;

interface LanguageProviderProps {
  /** Tags of BCP 47, the most wanted first. */
  wanted: readonly string[];
  /** The language whose texts are here already. */
  first: { readonly tag: string; readonly catalog: Catalog };
  /** The tag by which numbers and plurals are written; called after the language of the document is set. */
  localeOf: () => string;
  /** Of the document, where a parent page decides on it; null for that of the language. */
  direction: 'ltr' | 'rtl' | null;
  among?: Languages;
  children: ReactNode;
}

/** Costs a request for one file when the language changes. The old one stays until the new one is here, or if it never comes. */
export function LanguageProvider(props: LanguageProviderProps) {
  const { wanted, first, localeOf, direction, among = all, children } = props;
  const [spoken, setSpoken] = useState(() => {
    // While rendering, so that the components below already write in its locale.
    setDocument(first.tag, direction ?? among[first.tag]?.direction);
    return first;
  });
  const tag = chooseLanguage(wanted, among);
  useEffect(() => {
    if (tag === spoken.tag) return;
    let isWanted = true;
    void among[tag]?.load().then(
      (catalog) => {
        if (!isWanted) return;
        setDocument(tag, direction ?? among[tag]?.direction);
        setSpoken({ tag, catalog });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [tag, spoken.tag, among, direction]);
  // A parent page may change its mind.
  useEffect(
    () => setDocument(spoken.tag, direction ?? among[spoken.tag]?.direction),
    [spoken.tag, direction, among],
  );
  return (
    <TextsProvider catalog={spoken.catalog} locale={localeOf()}>
      {children}
    </TextsProvider>
  );
}
