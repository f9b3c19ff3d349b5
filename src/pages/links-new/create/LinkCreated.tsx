/** Link created: the new short link, copied where the browser allows it, and what the user can do next. */

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Copy, Files, FolderInput, Plus, QrCode, Share2 } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { NewLink } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { aliasDiffers } from '#features/new-link/alias-differs.ts';
import { paths } from '#features/routes/paths.ts';
import { keepUtmSuggestions } from '#pages/links-new/tracking/utm-suggestions.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { copyText } from '#ui/copy/clipboard.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { toSafeHref } from '#ui/safety/safe-url.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './LinkCreated.module.css';

const QrCodeDialog = lazy(async () => ({ default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog }));

interface LinkCreatedProps {
  made: { id: number; shorturl: string };
  /** What was sent. */
  asked: NewLink;
  /** Begins again with everything that was filled in but the alias and the password. */
  onDuplicate: () => void;
  /** Begins again with nothing. */
  onAnother: () => void;
}

type Copying = 'trying' | 'copied' | 'failed';

export function LinkCreated({ made: { id, shorturl }, asked, onDuplicate, onAnother }: LinkCreatedProps) {
  const t = useTranslations('linksNew.created');
  const { accountId } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copying, setCopying] = useState<Copying>('trying');
  const [qr, setQr] = useState(false);
  const [shareProblem, setShareProblem] = useState('');

  const copy = async () => setCopying((await copyText(shorturl)) ? 'copied' : 'failed');
  useEffect(() => {
    // The button that had the focus is gone with the form.
    heading.current?.focus();
    keepUtmSuggestions(accountId, asked.parameters ?? []);
    void copyText(shorturl).then((copied) => setCopying(copied ? 'copied' : 'failed'));
  }, [accountId, asked, shorturl]);

  const href = toSafeHref(shorturl);
  const shareable = href !== undefined && 'share' in navigator ? { url: href } : undefined;
  const share = async (what: { url: string }) => {
    setShareProblem('');
    try {
      await navigator.share(what);
    } catch (error) {
      // A user who closes the sheet has changed their mind, which is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setShareProblem(t('shareFailed'));
    }
  };

  return (
    <section className={classes['created']} aria-labelledby="link-created">
      <Title order={2} id="link-created" ref={heading} tabIndex={-1}>
        {t('title')}
      </Title>
      <Stack gap={4}>
        <ShortLink address={shorturl} size="title" />
        <Text size="sm" c="var(--deck-text-dim)" component="div">
          {t.rich('leads', { address: () => <ExternalLink address={asked.url} />, url: asked.url })}
        </Text>
        <Text size="sm" role="status" c={copying === 'failed' ? 'var(--deck-waiting)' : 'var(--deck-accent)'}>
          {copying === 'copied' ? t('copied') : copying === 'failed' ? t('copyFailed') : null}
        </Text>
      </Stack>
      {aliasDiffers(asked.custom, shorturl) ? (
        <Text size="sm" c="var(--deck-waiting)">
          {t.rich('aliasDiffers', { asked: asked.custom ?? '', alias: (inside) => <bdi>{inside}</bdi> })}
        </Text>
      ) : null}
      <Group gap="xs">
        <Button leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="default" leftSection={<QrCode size={16} aria-hidden />} onClick={() => setQr(true)}>
          {t('qr')}
        </Button>
        {shareable === undefined ? null : (
          <Button variant="default" leftSection={<Share2 size={16} aria-hidden />} onClick={() => void share(shareable)}>
            {t('share')}
          </Button>
        )}
        <AssignMenu
          items={[linkItem({ id, shorturl })]}
          button={
            <Button variant="default" leftSection={<FolderInput size={16} aria-hidden />}>
              {t('assign')}
            </Button>
          }
        />
        <Button component={Link} to={paths.link.href(id)} variant="default">
          {t('open')}
        </Button>
      </Group>
      <Text size="sm" role="status" c="var(--deck-waiting)">
        {shareProblem}
      </Text>
      <Group gap="xs" className={classes['next']}>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={onAnother}>
          {t('another')}
        </Button>
        <Button variant="subtle" leftSection={<Files size={16} aria-hidden />} onClick={onDuplicate}>
          {t('duplicate')}
        </Button>
      </Group>
      {qr ? (
        <LazyDialog onClose={() => setQr(false)}>
          <QrCodeDialog address={shorturl} onClose={() => setQr(false)} />
        </LazyDialog>
      ) : null}
    </section>
  );
}
