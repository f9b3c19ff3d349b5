/** English catalog of the wizard, put together from its parts. */
import { creating } from './links-new/creating.ts';
import { steps } from './links-new/steps.ts';
import { targeting } from './links-new/targeting.ts';

export const linksNew = {
  title: 'New link',
  create: 'Create link',
  createAnother: 'Create and make another',
  presets: 'Presets…',
  kept: 'Your settings are kept for the next link, except destination, alias, expiry and password.',
  summary: 'Summary',
  ...steps,
  ...targeting,
  ...creating,
} as const;
