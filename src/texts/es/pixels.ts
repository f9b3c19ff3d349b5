/** Spanish texts of the Pixels screen. */
export const pixels = {
  title: 'Píxeles',
  add: 'Añadir píxel',
  empty: {
    title: 'Añadir el primer píxel',
    text: 'Un píxel informa a una red publicitaria o de análisis de cada visita a un enlace. Esta cuenta todavía no tiene ninguno.',
  },
  final: 'Los píxeles no se pueden editar ni eliminar después.',
  unnamed: 'Píxel',
  numbered: 'Píxel {id}',
  copyTag: 'Copiar la etiqueta de {name}',
  table: { name: 'Nombre', type: 'Tipo', tag: 'Etiqueta', added: 'Añadido' },
};
