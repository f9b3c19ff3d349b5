/** Spanish texts of what is wrong with a value. See `contract/protocol/check-messages.ts`. */
export const checks = {
  text: 'Debe ser texto',
  filled: 'No puede estar vacío',
  maxCharacters:
    'Debe tener como máximo {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  minCharacters:
    'Debe tener al menos {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  list: 'Debe ser una lista',
  maxEntries:
    'Debe tener como máximo {count, plural, one {# entrada} many {# de entradas} other {# entradas}}',
  yesNo: 'Debe ser true o false',
  name: 'Introducir un nombre',
  alias: 'Solo puede contener letras, cifras y - _ . ~',
  aliasDot: 'No puede empezar por un punto',
  reference: 'Debe ser el ID de un registro: un número entero, 1 o más',
  destination: 'Introducir la dirección a la que debe llevar el enlace',
  address: 'Debe ser una dirección web completa, como https://example.com/page',
  host: 'Debe ser un esquema y un host, como https://go.example.com',
  slashes: 'Debe tener dos barras y un host después del esquema, como en https://example.com',
  backslash: 'Debe llevar / en lugar de \\',
  dotSegments: 'No puede contener /./ ni /../: hay que escribir la ruta sin ellos',
  port: 'Debe tener un puerto del 1 al 65535',
  hostName: 'Debe tener un host de letras, cifras y guiones entre puntos, como www.example.com',
  elsewhere:
    'Los navegadores abrirían {host} en su lugar. Si se trata de ese host, hay que escribirlo así',
  schemeTwice: 'Tiene https:// dos veces. Deja solo el primero',
  runTogether: 'Tiene dos direcciones seguidas. Deja solo una',
  scheme: 'Debe empezar por http:// o https://',
  credentials: 'No puede contener un nombre de usuario ni una contraseña',
  misleading: 'No puede contener caracteres de control ni de dirección del texto',
  timestamp: 'Debe ser una fecha y hora con la forma YYYY-MM-DD HH:MM:SS',
  past: 'Este momento ya pasó. Elegir uno posterior',
  email: 'Debe ser una dirección de correo, como you@company.example',
  account: 'Introducir una dirección de correo, una contraseña o ambas',
  color: 'Debe ser un color con la forma #RRGGBB',
  pixelType: 'Elegir uno de los tipos de píxel',
} as const;
