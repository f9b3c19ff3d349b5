/** Spanish texts of pickers: a domain, channel, campaign, splash page, overlay or pixel from the lists of the account. */
export const pickers = {
  kind: {
    channel: 'Canal',
    campaign: 'Campaña',
    splashPage: 'Página intermedia',
    overlay: 'Overlay',
  },
  numbered: {
    channel: 'Canal {id}',
    campaign: 'Campaña {id}',
    splashPage: 'Página intermedia {id}',
    overlay: 'Overlay {id}',
  },
  none: 'Ninguno',
  clear: {
    channel: 'Quitar el canal',
    campaign: 'Quitar la campaña',
    splashPage: 'Quitar la página intermedia',
    overlay: 'Quitar el overlay',
  },
  noMatch: {
    channel: 'Ningún canal coincide',
    campaign: 'Ninguna campaña coincide',
    splashPage: 'Ninguna página intermedia coincide',
    overlay: 'Ningún overlay coincide',
  },
  domain: {
    label: 'Dominio',
    default: 'Dominio predeterminado',
    clear: 'Usar el dominio predeterminado',
    noMatch: 'Ningún dominio coincide',
  },
  loading: 'Cargando…',
  more: 'Cargar más',
  retry: 'Reintentar',
  loadingAll: {
    channel: 'Cargando los canales…',
    campaign: 'Cargando las campañas…',
    splashPage: 'Cargando las páginas intermedias…',
    overlay: 'Cargando los overlays…',
    domain: 'Cargando los dominios…',
    pixel: 'Cargando los píxeles…',
  },
  empty: {
    channel: 'Todavía no hay canales en esta cuenta.',
    campaign: 'Todavía no hay campañas en esta cuenta.',
    splashPage: 'Todavía no hay páginas intermedias en esta cuenta.',
    overlay: 'Todavía no hay overlays en esta cuenta.',
    domain: 'Todavía no hay dominios en esta cuenta.',
    pixel: 'Todavía no hay píxeles en esta cuenta.',
  },
  failed: {
    channel: 'No se pudieron cargar los canales',
    campaign: 'No se pudieron cargar las campañas',
    splashPage: 'No se pudieron cargar las páginas intermedias',
    overlay: 'No se pudieron cargar los overlays',
    domain: 'No se pudieron cargar los dominios',
    pixel: 'No se pudieron cargar los píxeles',
  },
  notLoaded:
    '{count, plural, one {# más sin cargar, que no entra en la búsqueda.} many {# más sin cargar, que no entran en la búsqueda.} other {# más sin cargar, que no entran en la búsqueda.}}',
};
