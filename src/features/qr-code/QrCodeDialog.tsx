/** QR code dialog: shows, designs, downloads and copies the QR code of a short link, which the browser generates. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { displayUrl } from '#ui/safety/safe-url.ts';
import classes from './QrCodeDialog.module.css';
import { QrDesignFields, useQrDesign } from './QrDesignFields.tsx';
import { QrPicture } from './QrPicture.tsx';
import { toPng } from './qr-png.ts';
import { qrFileName, toQrImage, toSvg } from './qr-svg.ts';

interface QrCodeDialogProps {
  url: string;
  onClose: () => void;
}

export function QrCodeDialog({ url, onClose }: QrCodeDialogProps) {
  const t = useTranslations('qr');
  const isTooLong = useMemo(() => toQrImage(url) === undefined, [url]);
  return (
    <Dialog onClose={onClose} title={t('title')} size="sm">
      {isTooLong ? <Text>{t('tooLong')}</Text> : <DesignedCode url={url} />}
    </Dialog>
  );
}

function DesignedCode({ url }: { url: string }) {
  const t = useTranslations('qr');
  const [design, change] = useQrDesign();
  const [status, setStatus] = useState('');
  const name = qrFileName(url);
  const image = useMemo(() => toQrImage(url, design), [url, design]);

  /** Reports success and failure, because a download or copy is not visible in the page. */
  const attempt = async (done: string, failed: string, work: () => Promise<void> | void) => {
    try {
      await work();
      setStatus(done);
    } catch {
      setStatus(failed);
    }
  };
  const buttons = (shown: NonNullable<typeof image>) => {
    const svg = toSvg(shown, design);
    const png = () => toPng(shown, design, design.pixels);
    const saveSvg = () => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
    const savePng = async () => saveFile(await png(), `${name}.png`);
    // Given as a promise, because some browsers allow copying only directly after the click.
    const copyPng = () => navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })]);
    return (
      <>
        <Group grow gap="xs">
          <Button
            px="xs"
            leftSection={<Download size={16} />}
            onClick={() =>
              void attempt(t('saved', { file: `${name}.svg` }), t('notSaved'), saveSvg)
            }
          >
            {t('downloadSvg')}
          </Button>
          <Button
            px="xs"
            leftSection={<Download size={16} />}
            onClick={() =>
              void attempt(t('saved', { file: `${name}.png` }), t('notDrawn'), savePng)
            }
          >
            {t('downloadPng')}
          </Button>
        </Group>
        <Group grow gap="xs">
          <CopyButton value={svg} label={t('copySvg')}>
            {t('copySvg')}
          </CopyButton>
          <Button
            variant="default"
            leftSection={<Copy size={16} />}
            onClick={() => void attempt(t('copied'), t('notCopied'), copyPng)}
          >
            {t('copyPng')}
          </Button>
        </Group>
      </>
    );
  };

  return (
    <Stack gap="md">
      {image === undefined ? (
        <Text>{t('tooLongCorrected')}</Text>
      ) : (
        <QrPicture
          image={image}
          colors={design}
          label={t('leadsTo', { url: displayUrl(url) })}
          className={classes.code}
        />
      )}
      <Text size="sm" ta="center" className={classes.url}>
        <bdi dir="ltr">{displayUrl(url)}</bdi>
      </Text>
      {image === undefined ? null : buttons(image)}
      <QrDesignFields design={design} onChange={change} />
      <Text size="xs" c="var(--deck-text-dim)" role="status" className={classes.status}>
        {status}
      </Text>
    </Stack>
  );
}
