/**
 * Part markup types: the attributes, properties and events of the elements of parts, for templates
 * that TypeScript checks.
 */
import type { LinkdeckParts, PickedLink } from './part-options.ts';

interface SharedAttributes {
  address?: string | undefined;
  language?: string | undefined;
  scheme?: 'auto' | 'light' | 'dark' | undefined;
  /** The name of the frame for screen readers. */
  label?: string | undefined;
  /** A property: the parts that it belongs to, in place of those of its address. */
  linkdeck?: LinkdeckParts | undefined;
}

interface NewLinkAttributes {
  url?: string | undefined;
  alias?: string | undefined;
  domain?: string | undefined;
  channel?: number | string | undefined;
  campaign?: number | string | undefined;
  /** Such as `utm_source=portal&utm_medium=mail`. */
  utm?: string | undefined;
  /** Names of these attributes that the user may not change, separated by blanks. */
  locked?: string | undefined;
}

/** The attributes of each element by its name. */
export interface PartElements {
  'linkdeck-picker': SharedAttributes &
    NewLinkAttributes & {
      q?: string | undefined;
      create?: 'with' | 'none' | undefined;
      /** Of the field in its form. */
      name?: string | undefined;
      required?: boolean | '' | undefined;
    };
  'linkdeck-create': SharedAttributes & NewLinkAttributes;
  'linkdeck-figures': SharedAttributes & { link?: number | string | undefined };
  'linkdeck-list': SharedAttributes & {
    q?: string | undefined;
    rows?: number | string | undefined;
  };
}

type Picked = ((event: CustomEvent<PickedLink>) => void) | undefined;

/** Listeners as JSX and Svelte name them. */
export interface PartElementListeners {
  onlinkPicked?: Picked;
}

/** Listeners as templates of Vue name them: `@linkPicked`. */
export interface PartElementVueListeners {
  onLinkPicked?: Picked;
}
