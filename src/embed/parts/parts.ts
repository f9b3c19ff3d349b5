/** Public module of parts: `createLinkdeck`, the elements of the parts, and their types. */
import { definePartElements } from './elements.ts';

export { createLinkdeck } from './create-linkdeck.ts';
export type { LinkdeckPartElement, LinkdeckPickerElement } from './elements.ts';
export type {
  CreateOptions,
  DialogOptions,
  FiguresOptions,
  LinkdeckParts,
  ListOptions,
  LockableField,
  MountedPart,
  NewLinkOptions,
  OptionsOf,
  PartEvents,
  PartListeners,
  PartName,
  PartsOptions,
  PickedLink,
  PickerOptions,
  PickOptions,
} from './part-options.ts';

definePartElements();
