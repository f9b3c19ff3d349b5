/** English texts of the Splash pages screen. */
export const splash = {
  title: 'Splash pages',
  one: 'Splash page',
  purpose: 'Visitors see a splash page first, then go on to the destination.',
} as const;
