/** Forget dialog on Connect: the one of the dashboard, with its texts, which are not loaded before a user asks for it. */
import { use } from 'react';
import { ForgetAccountDialog } from '#features/session/ForgetAccountDialog.tsx';
import type { KnownAccount } from '#queries/session.ts';
import type { Catalog } from '#texts/catalog.ts';
import { type Languages, languages } from '#texts/languages.ts';
import { TextsProvider } from '#texts/TextsProvider.tsx';

const all: Languages = languages;

/** By the tag of the language: a promise that is made while rendering would be made again and again. */
const catalogs = new Map<string, Promise<Catalog>>();

function catalogOf(tag: string): Promise<Catalog> {
  const known = catalogs.get(tag);
  if (known !== undefined) return known;
  const loading = (all[tag] ?? languages.en).load();
  catalogs.set(tag, loading);
  return loading;
}

/** Suspends until the texts are here. */
export function ForgetDialog({
  tag,
  ...props
}: {
  tag: string;
  account: KnownAccount;
  onClose: () => void;
}) {
  return (
    <TextsProvider catalog={use(catalogOf(tag))} locale={tag}>
      <ForgetAccountDialog {...props} />
    </TextsProvider>
  );
}
