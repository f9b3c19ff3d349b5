/** Spanish texts of the Splash pages screen. */
export const splash = {
  title: 'Páginas intermedias',
  one: 'Página intermedia',
  purpose: 'Los visitantes ven primero una página intermedia y después continúan al destino.',
};
