/** Host options: what a parent page decides about the dashboard, such as navigation, colours, locale and sign-in. */
import type { CSSVariablesResolver } from '@mantine/core';
import { createContext } from 'react';
import type { LeadsTo } from '#ui/navigation/leads-to.ts';
import { cssVariablesResolver } from '#ui/theme.ts';

export interface EmbedOptions {
  readonly navigation: boolean;
  /** The bar with "New link" and the request meter. */
  readonly bar: boolean;
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly variables: CSSVariablesResolver;
  /** A language tag, or '' for the page's own. */
  readonly locale: string;
  /** A time zone, or '' for the browser's. */
  readonly timeZone: string;
  /** Of the whole document; null for that of the language it speaks. */
  readonly direction: 'ltr' | 'rtl' | null;
  /** Signs in without asking the user for a key. */
  readonly signIn?: () => Promise<void>;
  /** In a parent page, where nothing is remembered. */
  readonly embedded: boolean;
  /** Whether e-mail address and password can be changed here; the backend of a parent page refuses that. */
  readonly changesAccount: boolean;
  /** Whether the links of the account are read after the first screen without being asked for. */
  readonly readsLinks: boolean;
  /** Which screens are shown. */
  readonly leadsTo: LeadsTo;
}

/** For the dashboard without a parent page. */
export const standalone: EmbedOptions = {
  navigation: true,
  bar: true,
  scheme: 'auto',
  variables: cssVariablesResolver,
  locale: '',
  timeZone: '',
  direction: null,
  embedded: false,
  changesAccount: true,
  readsLinks: true,
  leadsTo: () => true,
};

export const EmbedOptionsContext = createContext(standalone);
