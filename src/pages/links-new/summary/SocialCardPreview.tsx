/** Social card preview: the card as networks draw it; its picture is remote and loads only when the user asks for it. */

import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Image as ImageIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { displayUrl, toSafeHref } from '#ui/safety/safe-url.ts';
import classes from './SocialCardPreview.module.css';

export function SocialCardPreview() {
  const t = useTranslations('linksNew.socialCard');
  const { url, metatitle, metadescription = '', metaimage = '' } = useWizard().request.body;
  const host = hostOf(url);
  // No network shows more characters than these.
  const title = metatitle === undefined ? (host ?? t('untitled')) : firstCharacters(metatitle, 200);
  return (
    <div className={classes.card} role="group" aria-label={t('card')}>
      <CardImage key={metaimage} url={metaimage} />
      <div className={classes.text}>
        <p className={classes.host} dir="ltr">
          {host ?? t('host')}
        </p>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        {metadescription === '' ? null : (
          <p className={classes.description} dir="auto">
            {firstCharacters(metadescription, 300)}
          </p>
        )}
      </div>
    </div>
  );
}

function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}

/** Loading the picture tells a remote server the user's network address, so each address needs a click. */
function CardImage({ url }: { url: string }) {
  const t = useTranslations('linksNew.socialCard');
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');
  const frame = useRef<HTMLIFrameElement>(null);
  const image = useRef<HTMLDivElement>(null);
  const href = toSafeHref(url);
  const host = hostOf(url);

  useWindowEvent('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    if (data === 'card image shown') setState('shown');
    if (data === 'card image failed') setState('failed');
  });

  if (href?.startsWith('https:') !== true || host === undefined) {
    return (
      <div className={classes.image} data-none>
        {url === '' ? <ImageIcon size={20} aria-hidden /> : null}
        <span>{url === '' ? t('noImage') : t('httpsOnly')}</span>
      </div>
    );
  }
  return (
    <div
      ref={image}
      className={classes.image}
      role="group"
      aria-label={t('imagePreview')}
      tabIndex={-1}
    >
      {state === 'waiting' ? (
        <>
          <span>
            {t.rich('remote', { name: host, host: (inside) => <bdi dir="ltr">{inside}</bdi> })}
          </span>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              // The button goes, and the focus would with it.
              image.current?.focus({ preventScroll: true });
              setState('loading');
            }}
          >
            {t('show')}
          </Button>
        </>
      ) : (
        <iframe
          ref={frame}
          className={classes.frame}
          title={t('frame', { host })}
          // A page with its own content policy: this page may load no pictures from elsewhere.
          src={`${new URL('card-image.html', document.baseURI).href}#${encodeURIComponent(href)}`}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          // It holds no controls, so the keyboard skips it.
          tabIndex={-1}
          hidden={state === 'failed'}
        />
      )}
      <span role="status" hidden={state === 'shown'}>
        {state === 'loading' ? <span>{t('loading')}</span> : null}
        {state === 'failed' ? <span>{t('failed', { host })}</span> : null}
      </span>
    </div>
  );
}

function hostOf(url: string): string | undefined {
  const href = toSafeHref(url);
  return href === undefined ? undefined : displayUrl(new URL(href).host);
}
