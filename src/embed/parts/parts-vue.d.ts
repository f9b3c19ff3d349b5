/** Vue entry of the parts: their module, and the types of their elements in templates of Vue. */
import type { PartElements, PartElementVueListeners } from './part-markup.ts';

export * from './parts.ts';

type Component<Name extends keyof PartElements> = new () => {
  $props: PartElements[Name] & PartElementVueListeners;
};

declare module 'vue' {
  interface GlobalComponents {
    'linkdeck-picker': Component<'linkdeck-picker'>;
    'linkdeck-create': Component<'linkdeck-create'>;
    'linkdeck-figures': Component<'linkdeck-figures'>;
    'linkdeck-list': Component<'linkdeck-list'>;
  }
}
