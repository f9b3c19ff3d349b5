/** Redirect type label: how a link opens, in a few words. */
import { parseRedirectType } from '#features/redirect-types/redirect-type.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';

/** `Behind splash page 12`; '' for the service's default. */
export function redirectTypeLabel(type: string | undefined, notation: RedirectTypeNotation): string {
  const redirectType = parseRedirectType(type ?? '', notation);
  switch (redirectType.kind) {
    case 'unsaid':
      return '';
    case 'direct':
      return 'Directly';
    case 'frame':
      return 'In a frame';
    case 'splash':
      return 'Behind a splash page';
    case 'splashPage':
      return `Behind splash page ${redirectType.id}`;
    case 'overlay':
      return `Under overlay ${redirectType.id}`;
    case 'other':
      return `As “${redirectType.text.slice(0, 40)}”`;
  }
}
