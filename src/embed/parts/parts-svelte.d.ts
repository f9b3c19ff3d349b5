/** Svelte entry of the parts: their module, and the types of their elements in templates of Svelte. */
import type { PartElementListeners, PartElements } from './part-markup.ts';

export * from './parts.ts';

declare global {
  namespace svelteHTML {
    type PartElement<Name extends keyof PartElements> = Omit<
      IntrinsicElements['div'],
      keyof PartElements[Name]
    > &
      PartElements[Name] &
      PartElementListeners;

    interface IntrinsicElements {
      'linkdeck-picker': PartElement<'linkdeck-picker'>;
      'linkdeck-create': PartElement<'linkdeck-create'>;
      'linkdeck-figures': PartElement<'linkdeck-figures'>;
      'linkdeck-list': PartElement<'linkdeck-list'>;
    }
  }
}
