/** QR code dialog: shows, designs, downloads and copies the QR code of a short link, which the browser generates. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '#features/files/download.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { QrDesignFields, useQrDesign } from './design/QrDesignFields.tsx';
import { QrPicture } from './image/QrPicture.tsx';
import { toPng } from './image/qr-png.ts';
import { qrFileName, toQrImage, toSvg } from './image/qr-svg.ts';
import classes from './QrCodeDialog.module.css';

interface QrCodeDialogProps {
  address: string;
  onClose: () => void;
  /** Takes the focus afterwards; by default the element that had it before. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
}

export function QrCodeDialog({ address, onClose, returnTo }: QrCodeDialogProps) {
  const isTooLong = useMemo(() => toQrImage(address) === undefined, [address]);
  return (
    <Dialog onClose={onClose} title="QR code" size="sm" returnTo={returnTo}>
      {isTooLong ? (
        <Text>This short link is too long for a QR code, which holds about 2,300 characters.</Text>
      ) : (
        <DesignedCode address={address} />
      )}
    </Dialog>
  );
}

function DesignedCode({ address }: { address: string }) {
  const [design, change] = useQrDesign();
  const [status, setStatus] = useState('');
  const name = qrFileName(address);
  const image = useMemo(() => toQrImage(address, design), [address, design]);

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
            onClick={() => void attempt(`Saved as ${name}.svg.`, 'This browser could not save the file.', saveSvg)}
          >
            Download SVG
          </Button>
          <Button
            px="xs"
            leftSection={<Download size={16} />}
            onClick={() => void attempt(`Saved as ${name}.png.`, 'This browser could not draw the picture.', savePng)}
          >
            Download PNG
          </Button>
        </Group>
        <Group grow gap="xs">
          <CopyButton value={svg} label="Copy SVG">
            Copy SVG
          </CopyButton>
          <Button
            variant="default"
            leftSection={<Copy size={16} />}
            onClick={() =>
              void attempt('Copied.', 'This browser lets no page copy pictures here. Download the PNG instead.', copyPng)
            }
          >
            Copy PNG
          </Button>
        </Group>
      </>
    );
  };

  return (
    <Stack gap="md">
      {image === undefined ? (
        <Text>This short link is too long for a code with so much error correction. Choose a lower one.</Text>
      ) : (
        <QrPicture
          image={image}
          colors={design}
          label={`QR code that leads to ${toShownAddress(address)}`}
          className={classes.code}
        />
      )}
      <Text size="sm" ta="center" className={classes.address}>
        <bdi dir="ltr">{toShownAddress(address)}</bdi>
      </Text>
      {image === undefined ? null : buttons(image)}
      <QrDesignFields design={design} onChange={change} />
      <Text size="xs" c="var(--deck-text-dim)" role="status" className={classes.status}>
        {status}
      </Text>
    </Stack>
  );
}
