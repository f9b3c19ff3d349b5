/** Svelte entry: the loader, and the types of `<link-deck>` in templates of Svelte. */
import type { LinkDeckAttributes, LinkDeckListeners } from './markup.ts';

export * from './linkdeck.ts';

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'link-deck': Omit<IntrinsicElements['div'], keyof LinkDeckListeners> &
        LinkDeckAttributes &
        LinkDeckListeners;
    }
  }
}
