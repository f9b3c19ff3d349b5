/** Spanish texts of API keys on this device: how long one is kept, and what a lock means for it. */
export const device = {
  embedded: 'La sesión sigue abierta hasta que se cierra o se recarga esta página.',
  device:
    'La clave de API se guarda en este dispositivo, protegida por la frase de contraseña. Después de un bloqueo hará falta la frase.',
  session:
    'La clave de API se guarda hasta que se cierra Linkdeck. Volverá a hacer falta tras cerrar todas las pestañas o bloquear.',
  memory:
    'La clave de API está solo en la memoria. Volverá a hacer falta tras cerrar o recargar la última pestaña.',
  tab: 'La clave de API está solo en la memoria de esta pestaña. Volverá a hacer falta tras recargarla.',
};
