/** English catalog of the wizard's end: preview, review, problems, and the link that was made. */
export const creating = {
  preview: {
    shortLink: 'Short link',
    domain: 'default domain',
    alias: 'random',
    nowhere: 'no destination yet',
    tags: '{count, plural, one {# UTM tag} other {# UTM tags}}',
    qr: 'QR code of the short link',
    final: 'Links can’t be edited or deleted later.',
  },
  problems: {
    notCreated: 'The link wasn’t created',
    aliasUsed: 'You already use {alias}.',
    repeated: 'An earlier rule is for “{name}” already. Remove one of them',
    language: 'Use a language code such as fr or fr-CA',
    aliasTaken: 'This alias is taken, so the link wasn’t created. Choose another one',
    time: 'Choose a date and time that exist, or leave both empty',
    rule: {
      geotarget: 'Choose a country, or remove this rule',
      devicetarget: 'Choose a device, or remove this rule',
      languagetarget: 'Choose a language, or remove this rule',
      link: 'Enter a destination, or remove this rule',
    },
    parameterName: 'Give the parameter a name, or remove it',
    parameterValue: 'Give the parameter a value, or remove it',
  },
  warnings: {
    shortLink:
      'This is one of your own short links. Use its destination instead, so that visitors aren’t sent on twice.',
    shortLinkTo:
      'This is one of your own short links, which leads to {url}. Use that destination instead, so that visitors aren’t sent on twice.',
    dotless:
      '“{host}” has no dot, so it opens only in a network of your own. Check that its end, such as .com, isn’t missing.',
    lookalike: 'This destination may imitate another site: it really leads to {host}.',
    duplicates:
      '{count, plural, one {You already have this link.} other {You already have # such links.}}',
    country:
      'Linkdeck doesn’t know the country “{name}”, so this rule may match no one. Use a code or a name, such as DE or Germany.',
    apps: 'App links need device rules, and there are none for {devices}.',
  },
  checks: {
    own: 'This is your own short link. Use its destination instead.',
    ownTo: 'This is your own short link. Use its destination instead: <use>{url}</use>',
    same: 'You already have this link: <name>{alias}</name>{known, select, yes {, {clicks, plural, one {# click} other {# clicks}}} other {}}.',
    copy: 'Copy it',
    samePage: 'You have a link to this page: <name>{alias}</name>. Its UTM tags differ.',
    https: 'Your other links to this site use https. <use>Use https</use>',
    tryOne: 'Try <one>{first}</one>.',
    tryTwo: 'Try <one>{first}</one> or <two>{second}</two>.',
    tags: '{tag}: the destination says {there}. <use>Use {here}</use> or <keep>keep {there}</keep>.',
    platform: '{device} visitors go to the normal destination. <add>Add an {device} rule</add>',
  },
  source: {
    failed: 'Couldn’t read the link to duplicate',
    draft: 'Your draft, saved {ago}, is back. Passwords are never saved.',
    sent: 'Copied from <link>{url}</link>, which you created in this browser {ago}. Choose a new alias and password.',
    copy: 'Copied from <link>{url}</link>: destination, title, description, country and device rules, and expiry. The rest can’t be copied, such as language rules, parameters, pixels and the password.',
    unread: 'Parts that couldn’t be read are left out.',
    other: 'You have a draft of another link, saved {ago}. Filling in this one replaces it.',
    startOver: 'Start over',
    continue: 'Continue draft',
  },
} as const;
