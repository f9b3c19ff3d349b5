/** QR code dialog: shows, downloads and copies the QR code of a short link, which the browser generates. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '#features/files/download.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import classes from './QrCodeDialog.module.css';
import { type QrImage, qrFileName, toPng, toQrImage, toSvg } from './qr-svg.ts';

export function QrCodeDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const image = useMemo(() => toQrImage(address), [address]);
  return (
    <Dialog onClose={onClose} title="QR code" size="sm">
      {image === undefined ? (
        <Text>This short link is too long for a QR code, which holds about 2,300 characters.</Text>
      ) : (
        <QrPicture image={image} address={address} />
      )}
    </Dialog>
  );
}

function QrPicture({ image, address }: { image: QrImage; address: string }) {
  const [status, setStatus] = useState('');
  const name = qrFileName(address);

  /** Reports success and failure, because a download or copy is not visible in the page. */
  const attempt = async (done: string, failed: string, work: () => Promise<void> | void) => {
    try {
      await work();
      setStatus(done);
    } catch {
      setStatus(failed);
    }
  };
  const saveSvg = () => saveFile(new Blob([toSvg(image)], { type: 'image/svg+xml' }), `${name}.svg`);
  const savePng = async () => saveFile(await toPng(image), `${name}.png`);
  // Given as a promise, because some browsers allow copying only directly after the click.
  const copyPng = () => navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(image) })]);

  return (
    <Stack gap="md">
      <svg
        className={classes.code}
        viewBox={`0 0 ${image.size} ${image.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code that leads to ${toShownAddress(address)}`}
      >
        <path d={image.path} />
      </svg>
      <Text size="sm" ta="center" className={classes.address}>
        <bdi dir="ltr">{toShownAddress(address)}</bdi>
      </Text>
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
        <CopyButton value={toSvg(image)} label="Copy SVG">
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
      <Text size="xs" c="var(--deck-text-dim)" role="status" className={classes.status}>
        {status}
      </Text>
    </Stack>
  );
}
