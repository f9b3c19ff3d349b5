/**
 * Markup types: the attributes, properties and events of `<link-deck>`, for templates that
 * TypeScript checks.
 */
import type { LinkdeckEvents, LinkdeckOptions } from './options.ts';

/** Present means true. */
type Flag = boolean | '' | 'true' | 'false';

export interface LinkDeckAttributes {
  address?: string | undefined;
  route?: string | undefined;
  height?: 'fill' | 'auto' | undefined;
  language?: string | undefined;
  scheme?: 'auto' | 'light' | 'dark' | undefined;
  navigation?: Flag | undefined;
  bar?: Flag | undefined;
  /** A property: options without an attribute, such as `credentials`. */
  options?: Partial<LinkdeckOptions> | undefined;
}

/** Listeners as JSX and Svelte name them: `onroute`, `onlinkCreated`. */
export type LinkDeckListeners = {
  [E in keyof LinkdeckEvents as `on${E}`]?:
    | ((event: CustomEvent<LinkdeckEvents[E]>) => void)
    | undefined;
};

/** Listeners as templates of Vue name them: `@route`, `@linkCreated`. */
export type LinkDeckVueListeners = {
  [E in keyof LinkdeckEvents as `on${Capitalize<E>}`]?:
    | ((event: CustomEvent<LinkdeckEvents[E]>) => void)
    | undefined;
};
