/** Spanish texts of QR codes: one code, its design, and the codes of many links. */
export const qr = {
  title: 'Código QR',
  titles: '{count, plural, one {# código QR} many {# de códigos QR} other {# códigos QR}}',
  leadsTo: 'Código QR que lleva a {url}',
  tooLong:
    'Este enlace corto es demasiado largo para un código QR, en el que caben unos 2300 caracteres.',
  tooLongCorrected:
    'Este enlace corto es demasiado largo para un código con tanta corrección de errores. Elegir una menor.',
  downloadSvg: 'Descargar SVG',
  downloadPng: 'Descargar PNG',
  copySvg: 'Copiar SVG',
  copyPng: 'Copiar PNG',
  saved: 'Guardado como {file}.',
  notSaved: 'Este navegador no pudo guardar el archivo.',
  notDrawn: 'Este navegador no pudo dibujar la imagen.',
  copied: 'Copiado.',
  notCopied:
    'Este navegador no permite copiar imágenes desde aquí. Se puede descargar el PNG en su lugar.',
  set: {
    first:
      'Solo se crean los primeros {most, number} de {count, number}. Para los demás, seleccionar menos enlaces.',
    leftOut:
      '{count, plural, one {# enlace no se incluye: su enlace corto no es una dirección web.} many {# de enlaces no se incluyen: sus enlaces cortos no son direcciones web.} other {# enlaces no se incluyen: sus enlaces cortos no son direcciones web.}}',
    zipSvg: 'ZIP con SVG',
    zipPng: 'ZIP con PNG',
    print: 'Imprimir…',
    printPage: 'Página para imprimir',
    progress: 'Códigos creados',
    stop: 'Detener',
    stopped: 'Detenido.',
    failed: 'Este navegador no pudo crear los códigos.',
    saved:
      '{count, plural, one {# código guardado como {file}.} many {# de códigos guardados como {file}.} other {# códigos guardados como {file}.}}',
    savedPage: 'Guardado como {file}. Para imprimirla, abrir la página.',
    tooLong:
      '{count, plural, one {# enlace corto es demasiado largo para un código.} many {# de enlaces cortos son demasiado largos para un código.} other {# enlaces cortos son demasiado largos para un código.}}',
    page: 'Códigos QR',
  },
  design: {
    toggle: 'Colores, tamaño y logotipo',
    dark: 'Código',
    light: 'Fondo',
    margin: 'Margen',
    marginNone: 'Ninguno',
    modules: '{count, plural, one {# módulo} many {# de módulos} other {# módulos}}',
    pngSize: 'Tamaño del PNG',
    pixels: '{count, plural, one {# píxel} many {# de píxeles} other {# píxeles}}',
    correction: 'Corrección de errores',
    correctionHelp: 'Qué parte del código puede estar sucia o tapada.',
    corrections: { L: 'Baja (7 %)', M: 'Media (15 %)', Q: 'Alta (25 %)', H: 'Máxima (30 %)' },
    logoFile: 'Archivo del logotipo',
    addLogo: 'Añadir logotipo…',
    changeLogo: 'Cambiar logotipo…',
    removeLogo: 'Quitar logotipo',
    plain: 'Volver a blanco y negro',
    logoNote: 'El logotipo no sale de este dispositivo.',
    logoTooLarge: 'Este archivo pesa más de 10 MB. Elegir una imagen más pequeña.',
    logoUnread:
      'Este archivo no se pudo leer como imagen. Elegir un archivo PNG, JPEG, WebP o SVG.',
  },
  warnings: {
    contrast:
      'Los dos colores se parecen demasiado: puede que los lectores no lean este código. Elegir un código más oscuro o un fondo más claro.',
    inverted:
      'El código es más claro que su fondo, y algunos lectores no pueden leerlo. Conviene intercambiar los dos colores.',
    margin:
      'Los lectores buscan un borde vacío. Mantener un margen de 4 o dejar ese espacio alrededor.',
    logo: 'El logotipo tapa una parte del código. Elegir una corrección de errores mayor.',
  },
};
