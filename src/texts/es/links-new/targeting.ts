/** Spanish catalog of targeting: rules, their problems, and the try of a visitor. */
export const targeting = {
  targeting: {
    intro:
      'Primero dispositivos, después países y por último idiomas. Vale la primera que coincida.',
    devicetarget: {
      title: 'Dispositivos',
      help: 'Un iPhone también cuenta como iOS y como Mobile: las reglas de iPhone van por encima de las de estos dos.',
      rules: 'Reglas de dispositivos',
      add: 'Añadir regla de dispositivo',
      subject: 'Dispositivo de la regla {number, number}',
      choose: 'Elegir un dispositivo',
      none: 'Ningún dispositivo coincide, o ya tiene una regla',
      order:
        'Cuenta el primer dispositivo que coincida. Una regla se mueve con Alt y una tecla de flecha.',
    },
    geotarget: {
      title: 'Países',
      rules: 'Reglas de países',
      add: 'Añadir regla de país',
      subject: 'País de la regla {number, number}',
      choose: 'Elegir un país',
      none: 'Ningún país coincide, o ya tiene una regla',
      order:
        'Cuenta el primer país que coincida. Una regla se mueve con Alt y una tecla de flecha.',
    },
    languagetarget: {
      title: 'Idiomas',
      help: '«Francés» abarca todas las variantes; «francés (Canadá)», solo esa.',
      rules: 'Reglas de idiomas',
      add: 'Añadir regla de idioma',
      subject: 'Idioma de la regla {number, number}',
      choose: 'Elegir un idioma',
      none: 'Ningún idioma coincide. También se puede introducir un código como fr-CA',
      order:
        'Cuenta el primer idioma que coincida. Una regla se mueve con Alt y una tecla de flecha.',
      coded: '{name} – {code}',
    },
    rule: {
      destination: 'Destino de la regla {number, number}',
      destinationExample: 'https://example.com/pagina',
      numbered: 'regla {number, number}',
      up: 'Mover {name} hacia arriba',
      down: 'Mover {name} hacia abajo',
      moved: '{name} es ahora {place, number} de {count, number}',
      remove: 'Quitar {name}',
      removed: 'Se quitó {name}',
    },
    summary: {
      on: 'En {device}',
      from: 'Desde {country}',
      in: 'En {language}',
      everyone: 'Todos',
      everyoneElse: 'Los demás',
      goesTo: 'con destino a',
      more: '{count, plural, one {# regla más} many {# de reglas más} other {# reglas más}}',
      noDestination: 'todavía sin destino',
    },
    tester: {
      title: 'Probar con un visitante',
      device: 'Dispositivo del visitante',
      country: 'País del visitante',
      language: 'Idioma del visitante',
      unknown: 'Desconocido',
      noCountry: 'Borrar país',
      noLanguage: 'Borrar idioma',
      noCountryMatches: 'Ningún país coincide',
      noLanguageMatches: 'Ningún idioma coincide',
      goes: 'Este visitante va a <bdi>{url}</bdi>',
      goesNowhere: 'Este visitante va al destino, que todavía está vacío.',
      noMatch: 'Ninguna regla coincide.',
      deviceRule:
        'Coincide la regla de dispositivo {number, number} (<name>{subject}</name>). Los dispositivos se comprueban primero.',
      countryRule:
        'Coincide la regla de país {number, number} (<name>{subject}</name>), y no coincide ninguna de dispositivo.',
      languageRule:
        'Coincide la regla de idioma {number, number} (<name>{subject}</name>), y no coincide ninguna de dispositivo ni de país.',
      devices: {
        iphone: 'iPhone',
        ipad: 'iPad',
        androidPhone: 'Teléfono Android',
        androidTablet: 'Tableta Android',
        windows: 'Equipo con Windows',
        mac: 'Mac',
        linux: 'Equipo con Linux',
        chromebook: 'Chromebook',
        harmony: 'Teléfono HarmonyOS',
        windowsPhone: 'Windows Phone',
      },
    },
  },
};
