/** Reason text: an error's reason in the language of the first screen. Load it lazily, because that screen has no catalog. */
import { useEffect, useState } from 'react';
import { logged, type Message } from '#contract/message.ts';
import type { Catalog } from '#texts/catalog.ts';
import { type Languages, languages } from '#texts/languages.ts';
import { useStart } from '#texts/start-texts.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';
import { useMessage } from '#ui/format/use-message.ts';

const all: Languages = languages;

export function ReasonText({ reason }: { reason: Message }) {
  const { tag } = useStart();
  const [catalog, setCatalog] = useState<Catalog>();
  useEffect(() => {
    let isShown = true;
    const show = (loaded: Catalog) => {
      if (isShown) setCatalog(loaded);
    };
    // Without a network the reason stays as logs have it.
    (all[tag] ?? languages.en).load().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [tag]);
  if (catalog === undefined) return logged(reason);
  return (
    <TextsProvider catalog={catalog} locale={tag}>
      <Written reason={reason} />
    </TextsProvider>
  );
}

function Written({ reason }: { reason: Message }) {
  return useMessage()(reason);
}
