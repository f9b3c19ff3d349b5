/** React component: mounts the loader, and passes on changed props. */
import { useEffect, useRef } from 'react';
import { type LinkdeckOptions, type MountedLinkdeck, mountLinkdeck } from './linkdeck.ts';

export interface LinkdeckProps extends LinkdeckOptions {
  /** Of the element around the iframe, which needs a height unless `height` is `auto`. */
  readonly className?: string;
}

/** For props that are missing or were removed. */
const defaults: Partial<LinkdeckOptions> = { appearance: {}, locale: {}, features: {}, height: 'fill', on: {} };

/** Another address, title or kind of credentials mounts it again. */
export function Linkdeck({ className, ...options }: LinkdeckProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const mounted = useRef<MountedLinkdeck>(undefined);
  const { address, title, credentials = 'user' } = options;
  const kind = typeof credentials === 'string' ? credentials : Object.keys(credentials).join();

  useEffect(() => {
    const { route, ...others } = options;
    // An unchanged route must not undo the person's navigation inside the frame.
    const changedRoute = route === undefined || route === latest.current.route ? {} : { route };
    latest.current = options;
    mounted.current?.update({ ...defaults, ...others, ...changedRoute });
  });
  useEffect(() => {
    if (container.current === null) return undefined;
    const handle = mountLinkdeck(container.current, { ...defaults, ...latest.current });
    mounted.current = handle;
    return () => {
      mounted.current = undefined;
      handle.destroy();
    };
  }, [address, title, kind]);

  return <div ref={container} className={className} />;
}
