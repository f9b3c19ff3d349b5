/** Spanish texts of the Campaigns screen and of the page of a campaign. */
export const campaigns = {
  title: 'Campañas',
  new: 'Nueva campaña',
  plan: 'Planificar una campaña',
  planLinks: 'Planificar enlaces',
  empty: {
    title: 'Crear la primera campaña',
    text: 'Una campaña reúne los enlaces de un lanzamiento, con un solo informe. Su enlace rotativo lleva a cada visitante a uno de ellos.',
  },
  order: { label: 'Orden', clicks: 'Más clics', week: 'Nuevos esta semana' },
  table: {
    name: 'Nombre',
    rotator: 'Enlace rotativo',
    list: 'Página de lista',
    best: 'Mejor enlace',
    bestClicks: '{clicks, plural, one {# clic} many {# de clics} other {# clics}}',
    actions: 'Acciones',
  },
  public: 'Pública',
  rotator: {
    none: 'Sin enlace rotativo',
    copy: 'Copiar el enlace rotativo de {name}',
    help: 'Lleva a cada visitante a uno de los enlaces de esta campaña.',
  },
  list: {
    none: 'Sin página de lista',
    open: 'Abrir la página de lista de {name}',
    public: 'Cualquiera puede ver en ella los enlaces públicos de esta campaña.',
    private: 'Los demás solo ven esta página si la campaña es pública.',
  },
  addresses: 'Direcciones',
  commands: {
    rotator: 'Copiar el enlace rotativo',
    list: 'Copiar dirección de la página de lista',
    open: 'Abrir página de lista',
  },
  delete:
    'Su enlace rotativo y su página de lista dejarán de funcionar, también donde ya se hayan compartido. Sus enlaces se conservan, sin campaña.',
  links: {
    title: 'Enlaces de esta campaña',
    partial: 'Esta lista puede estar incompleta.',
    none: 'Aquí aparecen los enlaces que se asignan desde este navegador.',
    count:
      '{count, plural, one {# enlace asignado} many {# de enlaces asignados} other {# enlaces asignados}} desde este navegador. Puede que algunos ya estén en otra campaña.',
    label: 'Asignados desde este navegador',
  },
  source: {
    found:
      '{tagged, plural, one {# enlace} many {# de enlaces} other {# enlaces}} con la etiqueta <tag>{values}</tag>{assigned, plural, =0 {.} one {, # asignado en este navegador.} many {, # asignados en este navegador.} other {, # asignados en este navegador.}}',
    none: '{assigned, plural, =0 {No se han encontrado enlaces.} one {# enlace asignado en este navegador.} many {# de enlaces asignados en este navegador.} other {# enlaces asignados en este navegador.}}',
    noLinks: 'No se han encontrado enlaces.',
    change: 'Cambiar',
    choose: 'Elegir su utm_campaign',
  },
  tags: {
    title: 'Enlaces de esta campaña',
    label: 'Valores de utm_campaign',
    none: 'Ningún enlace tiene utm_campaign en su destino.',
    links: '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
    byName: 'Usar los que se parecen a su nombre',
    done: 'Listo',
  },
  report: {
    links: 'Enlaces',
    assigned: 'asignado',
    more: '{count, plural, one {# más} many {# más} other {# más}}',
    less: 'Mostrar menos',
    row: '{name}: {clicks, plural, one {# clic} many {# de clics} other {# clics}}, {share}',
    foot: 'Los enlaces se encuentran por utm_campaign, además de los asignados en este navegador. El servicio no lista los enlaces de una campaña.',
    summary: {
      all: '{name}: {clicks, plural, one {# clic} many {# de clics} other {# clics}} en {links, plural, one {# enlace} many {# de enlaces} other {# enlaces}} ({day}).',
      best: 'El mejor: {name}, {clicks, plural, one {# clic} many {# de clics} other {# clics}}.',
    },
    file: { destination: 'Destino', found: 'Encontrado por' },
  },
};
