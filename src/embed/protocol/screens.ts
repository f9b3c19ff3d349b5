/** Screen names: what a parent page calls the screens of a frame, in the order of the navigation. */

export const screenNames = [
  'overview',
  'links',
  'channels',
  'campaigns',
  'domains',
  'pixels',
  'overlays',
  'splash',
  'activity',
  'account',
] as const;

export type ScreenName = (typeof screenNames)[number];
