/** English texts of the screens of one list: domains, pixels, overlays and splash pages. */
export const lists = {
  domains: {
    title: 'Domains',
    deleted: 'The domain was deleted',
    close: 'Close',
    empty: {
      title: 'Add your first domain',
      text: 'A domain of your own makes short links that people recognize, such as go.example.com/sale. There are no domains in this account yet.',
    },
    unnamed: 'Domain',
    numbered: 'Domain {id}',
    table: {
      domain: 'Domain',
      root: 'Root redirect',
      rootShort: 'Root',
      notFound: 'Not-found redirect',
      notFoundShort: 'Not found',
      actions: 'Actions',
      nowhere: 'Nowhere',
    },
    fields: {
      domain: 'With its scheme, such as https://go.example.com',
      root: 'Where your domain leads without anything after it. Leave empty for nowhere.',
      notFound: 'Where links that don’t exist lead. Leave empty for nowhere.',
    },
    add: { title: 'Add domain', submit: 'Add domain', failed: 'The domain was not added' },
    change: {
      menu: 'Change redirects…',
      title: 'Change redirects',
      of: 'of <bdi>{name}</bdi>',
      submit: 'Save redirects',
      failed: 'The domain was not changed',
    },
    delete: {
      menu: 'Delete domain…',
      title: 'Delete this domain?',
      confirm: 'Delete domain',
      failed: 'The domain was not deleted',
      text: '<bdi>{name}</bdi> will be gone from this account, with its redirects. Short links with it stop working, also where you shared them. Your service decides what happens to the links themselves.',
    },
    dns: {
      label: 'Before you add it',
      needs:
        'The domain must already point to the service. At your DNS provider it needs {record, select, CNAME {a CNAME record that leads to the host} other {an {record} record with the address}} of your short links, which is often that of the service: <code>{target}</code>.',
      check: 'To check, run this. Both should give the same address:',
      copy: 'Copy command',
    },
  },
  pixels: {
    title: 'Pixels',
    add: 'Add pixel',
    empty: {
      title: 'Add your first pixel',
      text: 'A pixel tells an ad or analytics network about each visit to a link. This account has none yet.',
    },
    final: 'Pixels can’t be edited or deleted later.',
    unnamed: 'Pixel',
    numbered: 'Pixel {id}',
    copyTag: 'Copy tag of {name}',
    table: { name: 'Name', type: 'Type', tag: 'Tag', added: 'Added' },
  },
  overlays: {
    title: 'Overlays',
    one: 'Overlay',
    purpose: 'An overlay shows a message or a form on top of a link’s destination.',
    type: 'Type',
    types: { message: 'Message', contact: 'Contact form' },
  },
  splash: {
    title: 'Splash pages',
    one: 'Splash page',
    purpose: 'Visitors see a splash page first, then go on to the destination.',
  },
} as const;
