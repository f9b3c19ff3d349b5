/** No clicks: the one card of a link that nobody has followed yet, with its QR code. */
import { Button, Group, Text, Title } from '@mantine/core';
import { Download, ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import classes from './NoClicks.module.css';

const LinkQrCode = lazy(async () => ({
  default: (await import('./LinkQrCode.tsx')).LinkQrCode,
}));

export function NoClicks({ shorturl }: { shorturl: string | null }) {
  const t = useTranslations('link.noClicks');
  const href = toSafeHref(shorturl ?? '');
  return (
    <section className={classes.card} aria-label={t('title')}>
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
        {shorturl === null || href === undefined ? null : (
          <Group gap="xs" mt="md">
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
          </Group>
        )}
      </div>
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
