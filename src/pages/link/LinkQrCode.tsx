/** Link QR code: the plain code of a short link. */
import { useTranslations } from 'use-intl';
import { QrPicture } from '#features/qr-code/QrPicture.tsx';
import { plainCode, toQrImage } from '#features/qr-code/qr-svg.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';

/** Load it lazily, with the library that makes codes. */
export function LinkQrCode({ url }: { url: string }) {
  const t = useTranslations('qr');
  const image = toQrImage(url);
  if (image === undefined) return null;
  return (
    <QrPicture image={image} colors={plainCode} label={t('leadsTo', { url: displayUrl(url) })} />
  );
}
