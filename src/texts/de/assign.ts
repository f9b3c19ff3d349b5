/** German texts of channels and campaigns as targets: their names, menus, dialogs and headings. */
export const assign = {
  kind: { channel: 'Kanal', campaign: 'Kampagne' },
  numbered: '{kind, select, channel {Kanal {id}} other {Kampagne {id}}}',
  menu: {
    assign: { channel: 'Elemente zuweisen…', campaign: 'Links zuweisen…' },
    edit: { channel: 'Kanal bearbeiten…', campaign: 'Kampagne bearbeiten…' },
    delete: { channel: 'Kanal löschen…', campaign: 'Kampagne löschen…' },
  },
  delete: {
    title: { channel: 'Diesen Kanal löschen?', campaign: 'Diese Kampagne löschen?' },
    confirm: { channel: 'Kanal löschen', campaign: 'Kampagne löschen' },
    failed: {
      channel: 'Der Kanal wurde nicht gelöscht',
      campaign: 'Die Kampagne wurde nicht gelöscht',
    },
    text: '<target>{name}</target> wird gelöscht. Das lässt sich nicht rückgängig machen.',
  },
  heading: {
    unlisted: {
      channel:
        'Der Name ist noch nicht geladen. Dieser Kanal ist auf einer späteren Seite der Liste zu finden.',
      campaign:
        'Der Name ist noch nicht geladen. Diese Kampagne ist auf einer späteren Seite der Liste zu finden.',
    },
    unnamed:
      '{kind, select, channel {Der Name dieses Kanals ließ sich nicht laden: <reason>{problem}</reason>} other {Der Name dieser Kampagne ließ sich nicht laden: <reason>{problem}</reason>}}',
    retry: 'Erneut versuchen',
  },
} as const;
