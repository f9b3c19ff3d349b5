/** German texts of the Splash pages screen. */
export const splash = {
  title: 'Zwischenseiten',
  one: 'Zwischenseite',
  purpose: 'Zuerst erscheint die Zwischenseite, danach geht es weiter zum Ziel.',
} as const;
