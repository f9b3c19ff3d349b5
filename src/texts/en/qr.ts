/** English texts of QR codes: one code, its design, and the codes of many links. */
export const qr = {
  title: 'QR code',
  titles: '{count, plural, one {# QR code} other {# QR codes}}',
  leadsTo: 'QR code that leads to {url}',
  tooLong: 'This short link is too long for a QR code, which holds about 2,300 characters.',
  tooLongCorrected:
    'This short link is too long for a code with so much error correction. Choose a lower one.',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  copySvg: 'Copy SVG',
  copyPng: 'Copy PNG',
  saved: 'Saved as {file}.',
  notSaved: 'This browser could not save the file.',
  notDrawn: 'This browser could not draw the picture.',
  copied: 'Copied.',
  notCopied: 'This browser doesn’t let pages copy pictures here. Download the PNG instead.',
  set: {
    first:
      'Only the first {most, number} of {count, number} are made. Select fewer links to get the others.',
    leftOut:
      '{count, plural, one {# link left out: its short link is no web address.} other {# links left out: their short links are no web addresses.}}',
    zipSvg: 'ZIP of SVG',
    zipPng: 'ZIP of PNG',
    print: 'Print…',
    printPage: 'Page to print',
    progress: 'Codes made',
    stop: 'Stop',
    stopped: 'Stopped.',
    failed: 'This browser could not make the codes.',
    saved: '{count, plural, one {Saved # code as {file}.} other {Saved # codes as {file}.}}',
    savedPage: 'Saved as {file}. Open it and print.',
    tooLong:
      '{count, plural, one {# short link is too long for a code.} other {# short links are too long for a code.}}',
    page: 'QR codes',
  },
  design: {
    toggle: 'Colours, size and logo',
    dark: 'Code',
    light: 'Background',
    margin: 'Margin',
    marginNone: 'None',
    modules: '{count, plural, one {# module} other {# modules}}',
    pngSize: 'PNG size',
    pixels: '{count, plural, one {# pixel} other {# pixels}}',
    correction: 'Error correction',
    correctionHelp: 'How much of the code may be dirty or covered.',
    corrections: { L: 'Low (7%)', M: 'Medium (15%)', Q: 'High (25%)', H: 'Highest (30%)' },
    logoFile: 'Logo file',
    addLogo: 'Add logo…',
    changeLogo: 'Change logo…',
    removeLogo: 'Remove logo',
    plain: 'Back to black and white',
    logoNote: 'The logo stays on this device.',
    logoTooLarge: 'This file is larger than 10 MB. Choose a smaller picture.',
    logoUnread: 'This file couldn’t be read as a picture. Choose a PNG, JPEG, WebP or SVG file.',
  },
  warnings: {
    contrast:
      'The two colours are too close: scanners may not read this code. Choose a darker code or a lighter background.',
    inverted:
      'The code is lighter than its background, and some scanners can’t read that. Swap the two colours.',
    margin:
      'Scanners look for an empty border. Keep a margin of 4, or leave that much room around it.',
    logo: 'The logo covers a part of the code. Choose a higher error correction.',
  },
} as const;
