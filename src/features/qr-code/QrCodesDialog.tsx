/** QR codes dialog: the codes of the selected links, as a ZIP of SVG or PNG files or on paper. */
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { displayUrl, splitUrl, toSafeHref } from '#ui/safety/safe-url.ts';
import { PrintSheet } from './PrintSheet.tsx';
import classes from './QrCodesDialog.module.css';
import { QrDesignFields, useQrDesign } from './QrDesignFields.tsx';
import { QrPicture } from './QrPicture.tsx';
import { maxCodes } from './qr-set.ts';
import { toQrImage } from './qr-svg.ts';
import { useQrSet } from './use-qr-set.ts';

/** Codes that are shown before they are made. */
const maxShown = 4;

interface QrCodesDialogProps {
  /** Null is a short link that could not be read. */
  urls: readonly (string | null)[];
  onClose: () => void;
}

export function QrCodesDialog({ urls, onClose }: QrCodesDialogProps) {
  const t = useTranslations('qr');
  const [design, change] = useQrDesign();
  const usable = useMemo(
    () => urls.flatMap((each) => (each !== null && toSafeHref(each) !== undefined ? [each] : [])),
    [urls],
  );
  const taken = useMemo(() => usable.slice(0, maxCodes), [usable]);
  const set = useQrSet(taken, design);
  const notes = [
    ...(usable.length > maxCodes ? [t('set.first', { most: maxCodes, count: usable.length })] : []),
    ...(usable.length < urls.length
      ? [t('set.leftOut', { count: urls.length - usable.length })]
      : []),
  ];
  const isBusy = set.progress !== undefined;

  return (
    <Dialog onClose={onClose} title={t('titles', { count: taken.length })} size="md">
      <Stack gap="md">
        <ul className={classes.preview}>
          {taken.slice(0, maxShown).map((url) => {
            const image = toQrImage(url, design);
            const { host, rest } = splitUrl(url);
            return (
              <li key={url}>
                {image === undefined ? null : (
                  <QrPicture
                    image={image}
                    colors={design}
                    label={t('leadsTo', { url: displayUrl(url) })}
                  />
                )}
                <bdi dir="ltr" className={classes.caption} title={displayUrl(url)}>
                  {rest === '' ? host : rest}
                </bdi>
              </li>
            );
          })}
        </ul>
        {notes.map((note) => (
          <Text key={note} size="sm">
            {note}
          </Text>
        ))}
        <Group gap="xs">
          <Button
            leftSection={<Download size={16} aria-hidden />}
            disabled={isBusy || taken.length === 0}
            onClick={() => void set.save('svg')}
          >
            {t('set.zipSvg')}
          </Button>
          <Button
            leftSection={<Download size={16} aria-hidden />}
            disabled={isBusy || taken.length === 0}
            onClick={() => void set.save('png')}
          >
            {t('set.zipPng')}
          </Button>
          <Button
            variant="default"
            leftSection={<Printer size={16} aria-hidden />}
            disabled={isBusy || taken.length === 0}
            onClick={() => void set.print()}
          >
            {set.canPrint ? t('set.print') : t('set.printPage')}
          </Button>
        </Group>
        {set.progress === undefined ? null : (
          <Group gap="xs" wrap="nowrap">
            <Progress value={set.progress} aria-label={t('set.progress')} flex={1} />
            <Button size="xs" variant="default" onClick={set.stop}>
              {t('set.stop')}
            </Button>
          </Group>
        )}
        <QrDesignFields design={design} onChange={change} />
        <Text size="xs" c="var(--deck-text-dim)" role="status" className={classes.status}>
          {set.status}
        </Text>
      </Stack>
      {set.sheet === undefined ? null : (
        <PrintSheet
          key={set.sheet.number}
          codes={set.sheet.codes}
          colors={design}
          onReady={set.onSheet}
        />
      )}
    </Dialog>
  );
}
