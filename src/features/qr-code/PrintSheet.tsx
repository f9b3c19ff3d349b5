/** Print sheet: QR codes in a grid, each above its short link; nothing on the screen, all of it on paper. */
import { Portal } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { displayUrl } from '#ui/safety/safe-url.ts';
import classes from './PrintSheet.module.css';
import { QrPicture } from './QrPicture.tsx';
import type { NamedCode } from './qr-set.ts';
import type { QrColors } from './qr-svg.ts';

interface PrintSheetProps {
  codes: readonly NamedCode[];
  colors: QrColors;
  /** Called once, with the sheet in the page. */
  onReady: (sheet: HTMLElement) => void;
}

export function PrintSheet(props: PrintSheetProps) {
  return (
    <Portal reuseTargetNode={false}>
      <Sheet {...props} />
    </Portal>
  );
}

/** Styled in place, so that its markup looks the same in a file of its own. */
function Sheet({ codes, colors, onReady }: PrintSheetProps) {
  const t = useTranslations('qr');
  const sheet = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(() => {
    if (sheet.current !== null) onReady(sheet.current);
  });
  useEffect(() => ready(), []);
  return (
    <div ref={sheet} className={classes.sheet}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: '8mm',
          colorScheme: 'light',
        }}
      >
        {codes.map(({ url, name, image }) => (
          <figure key={name} style={{ margin: 0, breakInside: 'avoid', textAlign: 'center' }}>
            <QrPicture
              image={image}
              colors={colors}
              label={t('leadsTo', { url: displayUrl(url) })}
              style={{ width: '100%', printColorAdjust: 'exact' }}
            />
            <figcaption
              dir="ltr"
              style={{ font: '9pt monospace', color: '#000', overflowWrap: 'anywhere' }}
            >
              {displayUrl(url)}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The sheet as a page of its own in the language of this one, which loads nothing and runs nothing. @param title plain text */
export function toPrintPage(sheet: HTMLElement, title: string): string {
  const { lang, dir } = document.documentElement;
  const named = document.createElement('title');
  named.textContent = title;
  return (
    `<!doctype html><html lang="${lang || 'en'}" dir="${dir || 'ltr'}"><head><meta charset="utf-8">${named.outerHTML}` +
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">' +
    `</head><body style="margin: 10mm; background: #fff">${sheet.innerHTML}</body></html>\n`
  );
}
