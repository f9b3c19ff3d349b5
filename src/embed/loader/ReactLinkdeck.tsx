/** React component: mounts the loader, and passes on changed props. */
import {
  type CSSProperties,
  type DetailedHTMLProps,
  type HTMLAttributes,
  useEffect,
  useRef,
} from 'react';
import {
  type LinkDeckElement,
  type LinkdeckOptions,
  type MountedLinkdeck,
  mountLinkdeck,
} from './linkdeck.ts';
import type { LinkDeckAttributes, LinkDeckListeners } from './markup.ts';

type ElementProps = DetailedHTMLProps<HTMLAttributes<LinkDeckElement>, LinkDeckElement>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the types of React have this form
  namespace JSX {
    interface IntrinsicElements {
      'link-deck': ElementProps & LinkDeckAttributes & LinkDeckListeners;
    }
  }
}

export interface LinkdeckProps extends LinkdeckOptions {
  /** Of the element around the iframe, which needs a height unless `height` is `auto`. */
  readonly className?: string | undefined;
  /**
   * Of the same element. A content policy for styles does not concern it: React sets single
   * properties.
   */
  readonly style?: CSSProperties | undefined;
}

/** For props that are missing or were removed. */
const defaults: Partial<LinkdeckOptions> = {
  appearance: {},
  locale: {},
  features: {},
  height: 'fill',
  on: {},
};

/** Another address, title or kind of credentials mounts it again. */
export function Linkdeck({ className, style, ...options }: LinkdeckProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const mounted = useRef<MountedLinkdeck>(undefined);
  const { address, title, credentials = 'user' } = options;
  const kind = typeof credentials === 'string' ? credentials : Object.keys(credentials).join();

  useEffect(() => {
    const { route, ...others } = options;
    // An unchanged route must not undo the user's navigation inside the frame.
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

  return <div ref={container} className={className} style={style} />;
}
