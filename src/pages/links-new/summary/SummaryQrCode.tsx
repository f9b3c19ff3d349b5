/** Summary QR code: the code of the short link as it will be, once its address is known. */
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { QrPicture } from '#features/qr-code/QrPicture.tsx';
import { plainCode, toQrImage } from '#features/qr-code/qr-svg.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import classes from './LinkSummary.module.css';

export function SummaryQrCode() {
  const t = useTranslations('linksNew.preview');
  const { shortUrl } = useWizard();
  const image = useMemo(
    () => (shortUrl === '' ? undefined : toQrImage(shortUrl, plainCode)),
    [shortUrl],
  );
  if (image === undefined) return null;
  return (
    <QrPicture image={image} colors={plainCode} label={t('qr')} className={classes.qr ?? ''} />
  );
}
