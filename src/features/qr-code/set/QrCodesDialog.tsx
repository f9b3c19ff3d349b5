/** QR codes dialog: the codes of the selected links, as a ZIP of SVG or PNG files or on paper. */
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { QrDesignFields, useQrDesign } from '#features/qr-code/design/QrDesignFields.tsx';
import { QrPicture } from '#features/qr-code/image/QrPicture.tsx';
import { toQrImage } from '#features/qr-code/image/qr-svg.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import { splitAddress, toSafeHref, toShownAddress } from '#ui/safety/safe-url.ts';
import { PrintSheet } from './PrintSheet.tsx';
import classes from './QrCodesDialog.module.css';
import { mostCodes } from './qr-set.ts';
import { useQrSet } from './use-qr-set.ts';

/** Codes that are shown before they are made. */
const mostShown = 4;

interface QrCodesDialogProps {
  /** Null is a short link that could not be read. */
  addresses: readonly (string | null)[];
  onClose: () => void;
}

export function QrCodesDialog({ addresses, onClose }: QrCodesDialogProps) {
  const [design, change] = useQrDesign();
  const usable = useMemo(
    () => addresses.flatMap((each) => (each !== null && toSafeHref(each) !== undefined ? [each] : [])),
    [addresses],
  );
  const taken = useMemo(() => usable.slice(0, mostCodes), [usable]);
  const set = useQrSet(taken, design);
  const notes = [
    ...(usable.length > mostCodes
      ? [
          `Only the first ${formatNumber(mostCodes)} of ${formatNumber(usable.length)} are made. Select fewer links to get the others.`,
        ]
      : []),
    ...(usable.length < addresses.length
      ? [`${formatCount(addresses.length - usable.length, 'link')} left out: the short link is no web address.`]
      : []),
  ];
  const isBusy = set.progress !== undefined;

  return (
    <Dialog onClose={onClose} title={formatCount(taken.length, 'QR code')} size="md">
      <Stack gap="md">
        <ul className={classes.preview}>
          {taken.slice(0, mostShown).map((address) => {
            const image = toQrImage(address, design);
            const { host, rest } = splitAddress(address);
            return (
              <li key={address}>
                {image === undefined ? null : (
                  <QrPicture image={image} colors={design} label={`QR code that leads to ${toShownAddress(address)}`} />
                )}
                <bdi dir="ltr" className={classes.caption} title={toShownAddress(address)}>
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
            ZIP of SVG
          </Button>
          <Button
            leftSection={<Download size={16} aria-hidden />}
            disabled={isBusy || taken.length === 0}
            onClick={() => void set.save('png')}
          >
            ZIP of PNG
          </Button>
          <Button
            variant="default"
            leftSection={<Printer size={16} aria-hidden />}
            disabled={isBusy || taken.length === 0}
            onClick={() => void set.print()}
          >
            {set.canPrint ? 'Print…' : 'Page to print'}
          </Button>
        </Group>
        {set.progress === undefined ? null : (
          <Group gap="xs" wrap="nowrap">
            <Progress value={set.progress} aria-label="Codes made" flex={1} />
            <Button size="xs" variant="default" onClick={set.stop}>
              Stop
            </Button>
          </Group>
        )}
        <QrDesignFields design={design} onChange={change} />
        <Text size="xs" c="var(--deck-text-dim)" role="status" className={classes.status}>
          {set.status}
        </Text>
      </Stack>
      {set.sheet === undefined ? null : (
        <PrintSheet key={set.sheet.number} codes={set.sheet.codes} colors={design} onReady={set.onSheet} />
      )}
    </Dialog>
  );
}
