/** What whoever shows the dashboard decides: how much stands around the screens, their colours, and how they are signed in. */
import type { CSSVariablesResolver } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { cssVariablesResolver } from '#ui/theme.ts';

export interface HostOptions {
  /** The dashboard's own navigation. */
  readonly navigation: boolean;
  /** The bar with "New link" and the request meter. */
  readonly bar: boolean;
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly variables: CSSVariablesResolver;
  /** A language tag, or '' for the page's own. */
  readonly locale: string;
  /** A time zone, or '' for the browser's. */
  readonly timeZone: string;
  readonly direction: 'ltr' | 'rtl';
  /** Signs in without asking the person for a key. */
  readonly signIn?: () => Promise<void>;
  /** Inside a page of somebody else, where nothing is remembered. */
  readonly embedded: boolean;
}

/** The dashboard as a page of its own. */
export const wholePage: HostOptions = {
  navigation: true,
  bar: true,
  scheme: 'auto',
  variables: cssVariablesResolver,
  locale: '',
  timeZone: '',
  direction: 'ltr',
  embedded: false,
};

const SurroundingsContext = createContext<HostOptions>(wholePage);

export function HostOptionsProvider({ value, children }: { value: HostOptions; children: ReactNode }) {
  return <SurroundingsContext value={value}>{children}</SurroundingsContext>;
}

export function useHostOptions(): HostOptions {
  return use(SurroundingsContext);
}
