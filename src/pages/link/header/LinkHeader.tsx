/** Link header: title, short link with its button, destination, facts as chips, and what one can do with the link. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { CornerDownRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ReadValue, UnparsedValue } from '#ui/text/UnparsedValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { LinkActions } from './LinkActions.tsx';
import { LinkChips } from './LinkChips.tsx';
import classes from './LinkHeader.module.css';
import { ShortLinkControl } from './ShortLinkControl.tsx';

/** Rendered from the start, because the focus moves to its heading while the link still loads. */
export function LinkHeader({ screen }: { screen: LinkScreen }) {
  const t = useTranslations('link');
  const { state, link } = screen;
  const name = link?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Linkdeck`;
  }, [name]);
  return (
    <div className={classes.header}>
      <h1 className={classes.title}>
        {link === undefined ? (
          <VisuallyHidden>{t('name')}</VisuallyHidden>
        ) : (
          <bdi dir="auto">{link.name}</bdi>
        )}
      </h1>
      {link === undefined || state === 'gone' ? null : <Known screen={screen} link={link} />}
      {link === undefined && state === 'waiting' ? <HeaderSkeleton /> : null}
    </div>
  );
}

function Known({ screen, link }: { screen: LinkScreen; link: ShownLink }) {
  const t = useTranslations('link');
  const unread = link.unparsed?.['title'];
  return (
    <>
      <LinkActions screen={screen} link={link} />
      {unread === undefined ? null : (
        <div>
          {t('title')} <UnparsedValue raw={unread} />
        </div>
      )}
      <div className={classes.short}>
        <ReadValue of={link} name="shorturl">
          {(url) => <ShortLinkControl url={url} />}
        </ReadValue>
      </div>
      <Destination link={link} />
      <LinkChips screen={screen} link={link} />
    </>
  );
}

function Destination({ link }: { link: ShownLink }) {
  const t = useTranslations('link');
  return (
    <div className={classes.about}>
      <div className={classes.destination}>
        <CornerDownRight size={16} aria-hidden data-arrow />
        <span className={classes.where}>
          <VisuallyHidden>{t('destination')} </VisuallyHidden>
          <ReadValue of={link} name="longurl">
            {(url) => <ExternalLink url={url} />}
          </ReadValue>
        </span>
      </div>
      {link.description === '' ? null : (
        <div className={classes.description}>
          {link.description === null ? `${t('description')} ` : null}
          <ReadValue of={link} name="description">
            {(text) => <UntrustedText text={text} />}
          </ReadValue>
        </div>
      )}
    </div>
  );
}

/** As high as a title, a short link, a destination and its chips. */
function HeaderSkeleton() {
  return (
    <>
      <Skeleton h={28} w={280} maw="60%" className={classes.waitingTitle} />
      <Skeleton h={36} w={320} maw="90%" />
      <Skeleton h={20} w="45%" />
      <Skeleton h={24} w={320} maw="80%" />
    </>
  );
}
