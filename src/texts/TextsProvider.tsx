/** Texts provider: gives everything below it the catalog of one language, for `useTranslations` of use-intl. */
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Catalog } from './catalog.ts';
import type { dashboard } from './en/dashboard.ts';

interface TextsProviderProps {
  catalog: Catalog;
  /** The BCP 47 tag by which numbers and plurals are written: the language, with a region where there is one. */
  locale: string;
  children: ReactNode;
}

export function TextsProvider({ catalog, locale, children }: TextsProviderProps) {
  return (
    // A sound cast: the English texts are the type of the keys and values alone, and every catalog has the same ones.
    <IntlProvider locale={locale} messages={catalog as typeof dashboard} onError={fail}>
      {children}
    </IntlProvider>
  );
}

/** The types and tests of the catalogs leave no text out; what comes here is a defect of a call. */
function fail(error: Error): never {
  throw error;
}
