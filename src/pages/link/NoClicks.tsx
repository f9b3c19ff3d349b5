/** No clicks: the one card of a link that nobody has followed yet, with its QR code and its notes. */
import { Button, Group, Text, Title } from '@mantine/core';
import { Download, ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { withoutMarkers } from '#features/trends/notes/marks.ts';
import { NoteButton } from '#features/trends/notes/NoteButton.tsx';
import { NotesList } from '#features/trends/notes/NotesList.tsx';
import { useTrendNotes } from '#features/trends/notes/use-trend-notes.ts';
import { useLinkTrend } from '#queries/trends.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import classes from './NoClicks.module.css';

const LinkQrCode = lazy(async () => ({
  default: (await import('./LinkQrCode.tsx')).LinkQrCode,
}));

interface NoClicksProps {
  id: number;
  shorturl: string | null;
  /** When the link was created, in milliseconds since 1970; null where that is not known. */
  made: number | null;
  /** When the link was read, in milliseconds since 1970. */
  read: number;
}

export function NoClicks({ id, shorturl, made, read }: NoClicksProps) {
  const t = useTranslations('link.noClicks');
  const trendNotes = useTrendNotes({ kind: 'link', id }, useLinkTrend(id, read) ?? null, made);
  // There is no plot that markers could explain.
  const { markers, marks } = trendNotes;
  const notes = {
    ...trendNotes,
    marks: withoutMarkers(marks),
    markers: { ...markers, all: [] },
  };
  const href = toSafeHref(shorturl ?? '');
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.row}>
        {shorturl === null || href === undefined ? null : (
          <div className={classes.code}>
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={null}>
                <LinkQrCode url={shorturl} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
        <div>
          <Title order={2}>{t('title')}</Title>
          <Text c="var(--deck-text-dim)">{t('text')}</Text>
          <Group gap="xs" mt="md">
            {shorturl === null || href === undefined ? null : (
              <>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<Download size={14} aria-hidden />}
                  onClick={() => void saveCode(shorturl)}
                >
                  {t('download')}
                </Button>
                <Button
                  component="a"
                  size="xs"
                  variant="default"
                  href={href}
                  {...externalLinkProps}
                  leftSection={<ExternalLink size={14} aria-hidden />}
                >
                  {t('open')}
                </Button>
              </>
            )}
            <NoteButton notes={notes} />
          </Group>
        </div>
      </div>
      <NotesList notes={notes} />
    </section>
  );
}

async function saveCode(shorturl: string): Promise<void> {
  const { plainCode, qrFileName, toQrImage, toSvg } = await import('#features/qr-code/qr-svg.ts');
  const image = toQrImage(shorturl);
  if (image === undefined) return;
  const file = new Blob([toSvg(image, plainCode)], { type: 'image/svg+xml' });
  saveFile(file, `${qrFileName(shorturl)}.svg`);
}
