/** Create part: a form for one new link, which the page is given as soon as it exists. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import partClasses from '#app/parts/Part.module.css';
import { type GivenLink, usePartHost, usePartOptions } from '#app/parts/part-host.ts';
import type { Clock } from '#base/clock.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './NewLinkForm.module.css';
import { NewLinkForm } from './NewLinkForm.tsx';

export function CreatePart({ clock }: { clock: Clock }) {
  const t = useTranslations('parts.create');
  const copyText = useTranslations('link.actions')('copy');
  const host = usePartHost();
  const { url = '' } = usePartOptions();
  const [created, setCreated] = useState<GivenLink>();
  const onCreated = (link: GivenLink) => {
    setCreated(link);
    host.pick(link);
  };
  return (
    <>
      <div className={partClasses.head}>
        <h1>{t('title')}</h1>
      </div>
      {created === undefined ? (
        <NewLinkForm clock={clock} url={url} onCreated={onCreated} />
      ) : (
        <div className={classes.created}>
          <p role="status">
            {t('created')} <ShortLink url={created.shortUrl} />
          </p>
          <CopyButton value={created.shortUrl} label={copyText} />
          <Button variant="subtle" onClick={() => setCreated(undefined)}>
            {t('another')}
          </Button>
        </div>
      )}
    </>
  );
}
