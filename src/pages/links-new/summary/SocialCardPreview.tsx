/** The card as networks draw it. Its picture is somebody else's, and loaded only when the reader asks for it. */
import { Button } from '@mantine/core';
import { Image as ImageIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { toSafeHref, toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './SocialCardPreview.module.css';

interface SocialCardPreviewProps {
  values: Pick<WizardValues, 'url' | 'metatitle' | 'metadescription' | 'metaimage'>;
}

/** More than any network shows of a text, in characters. */
const most = { title: 200, description: 300 } as const;

export function SocialCardPreview({ values }: SocialCardPreviewProps) {
  const host = hostOf(completeUrl(values.url));
  const image = completeUrl(values.metaimage);
  const title = values.metatitle.trim();
  const description = values.metadescription.trim();
  return (
    <div className={classes['card']} role="group" aria-label="Card preview">
      <CardImage key={image} address={image} />
      <div className={classes['text']}>
        <p className={classes['host']} dir="ltr">
          {host ?? 'the destination’s host'}
        </p>
        <p className={classes['title']} dir="auto">
          {title === '' ? (host ?? 'Title') : Array.from(title).slice(0, most.title).join('')}
        </p>
        {description === '' ? null : (
          <p className={classes['description']} dir="auto">
            {Array.from(description).slice(0, most.description).join('')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Looking at it tells a stranger's server where the reader is, so nothing is asked for without a click for this address. */
function CardImage({ address }: { address: string }) {
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');
  const frame = useRef<HTMLIFrameElement>(null);
  const href = toSafeHref(address);
  const host = hostOf(address);

  useEffect(() => {
    if (state === 'waiting') return undefined;
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data === 'card image shown') setState('shown');
      if (data === 'card image failed') setState('failed');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [state]);

  if (address === '') {
    return (
      <div className={classes['image']} data-none>
        <ImageIcon size={20} aria-hidden />
        <span>No image</span>
      </div>
    );
  }
  if (href?.startsWith('https:') !== true || host === undefined) {
    return (
      <div className={classes['image']} data-none>
        <span>Only pictures with an https address can be previewed here.</span>
      </div>
    );
  }
  return (
    <div className={classes['image']}>
      {state === 'waiting' ? (
        <>
          <span>
            The picture comes from <bdi dir="ltr">{host}</bdi>, which learns your network address if you look at it here.
          </span>
          <Button size="xs" variant="default" onClick={() => setState('loading')}>
            Show image
          </Button>
        </>
      ) : (
        <iframe
          ref={frame}
          className={classes['frame']}
          title={`Card image from ${host}`}
          src={frameFor(href)}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          // Nothing in it can be used, so the keyboard passes by.
          tabIndex={-1}
          hidden={state === 'failed'}
        />
      )}
      <span role="status" className={state === 'shown' ? classes['over'] : undefined}>
        {state === 'loading' ? 'Loading the picture…' : null}
        {state === 'failed' ? `No picture came from ${host}. Check the address, and that it leads to a jpg or png.` : null}
      </span>
    </div>
  );
}

/** The page that draws one picture, under a policy of its own: this page itself may load none from elsewhere. */
function frameFor(href: string): string {
  return `${new URL('card-image.html', document.baseURI).href}#${encodeURIComponent(href)}`;
}

function hostOf(address: string): string | undefined {
  const href = toSafeHref(address);
  return href === undefined ? undefined : toShownAddress(new URL(href).host);
}
