/** QR code picture: draws a code in the page, with its colours and its logo. */
import type { CSSProperties } from 'react';
import type { QrColors, QrImage } from './qr-svg.ts';

interface QrPictureProps {
  image: QrImage;
  colors: QrColors;
  /** For screen readers: where the code leads. */
  label: string;
  className?: string;
  style?: CSSProperties;
}

export function QrPicture({
  image: { size, path, logo },
  colors: { dark, light },
  label,
  className,
  style,
}: QrPictureProps) {
  return (
    <svg
      className={className}
      style={style}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill={light} />
      <path d={path} fill={dark} />
      {logo === null ? null : (
        <image href={logo.url} x={logo.at} y={logo.at} width={logo.size} height={logo.size} />
      )}
    </svg>
  );
}
