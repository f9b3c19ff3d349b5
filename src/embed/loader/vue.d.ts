/** Vue entry: the loader, and the types of `<link-deck>` in templates of Vue. */
import type { LinkDeckAttributes, LinkDeckVueListeners } from './markup.ts';

export * from './linkdeck.ts';

declare module 'vue' {
  interface GlobalComponents {
    'link-deck': new () => { $props: LinkDeckAttributes & LinkDeckVueListeners };
  }
}
