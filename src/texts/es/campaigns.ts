/** Spanish texts of the Campaigns screen and of the page of a campaign. */
export const campaigns = {
  title: 'Campañas',
  new: 'Nueva campaña',
  empty: {
    title: 'Crear la primera campaña',
    text: 'Una campaña reúne enlaces bajo una sola dirección, su rotador, que lleva a cada visitante a uno de ellos. También puede mostrarlos en una página. Esta cuenta todavía no tiene ninguna.',
  },
  table: { name: 'Nombre', access: 'Acceso', rotator: 'Rotador', list: 'Página de lista', actions: 'Acciones' },
  public: 'Pública',
  private: 'No pública',
  rotator: {
    none: 'Sin rotador',
    copy: 'Copiar el rotador de {name}',
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
    rotator: 'Copiar dirección del rotador',
    list: 'Copiar dirección de la página de lista',
    open: 'Abrir página de lista',
    copied: 'Copiado.',
    failed: 'No se pudo copiar.',
  },
  delete:
    'Su rotador y su página de lista dejarán de funcionar, también donde ya se hayan compartido. Sus enlaces se conservan, sin campaña.',
  links: {
    title: 'Enlaces de esta campaña',
    partial: 'Esta lista puede estar incompleta.',
    listed: 'La página de lista muestra los enlaces públicos de esta campaña.',
    open: 'Abrir lista pública',
    none: 'Aquí aparecen los enlaces que se asignan desde este navegador.',
    count:
      '{count, plural, one {# enlace asignado} many {# de enlaces asignados} other {# enlaces asignados}} desde este navegador. Puede que algunos ya estén en otra campaña.',
    label: 'Asignados desde este navegador',
  },
};
