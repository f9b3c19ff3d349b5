/** The loader as a React component. */
import { useEffect, useRef } from 'react';
import { type LinkdeckOptions, type MountedLinkdeck, mountLinkdeck } from './linkdeck.ts';

export interface LinkdeckProps extends LinkdeckOptions {
  /** Of the element around the frame, which needs a height unless `height` is `auto`. */
  readonly className?: string;
}

/** What holds where a property is not there, or no longer. */
const presets: Partial<LinkdeckOptions> = { appearance: {}, locale: {}, features: {}, height: 'fill', on: {} };

/** Mounts Linkdeck, and hands on what changes; another address, title or kind of credentials mounts it anew. */
export function Linkdeck({ className, ...options }: LinkdeckProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const mounted = useRef<MountedLinkdeck>(undefined);
  const { address, title, credentials = 'user' } = options;
  const kind = typeof credentials === 'string' ? credentials : Object.keys(credentials).join();

  useEffect(() => {
    const { route, ...others } = options;
    // A route that stays the same leads nobody back to it who has gone on inside the frame.
    const led = route === undefined || route === latest.current.route ? {} : { route };
    latest.current = options;
    mounted.current?.update({ ...presets, ...others, ...led });
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const made = mountLinkdeck(place.current, { ...presets, ...latest.current });
    mounted.current = made;
    return () => {
      mounted.current = undefined;
      made.destroy();
    };
  }, [address, title, kind]);

  return <div ref={place} className={className} />;
}
