/** React components of the parts: a provider with their engine, each part, a hook that opens the picker; types of their elements. */
import {
  type CSSProperties,
  createContext,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PartElementListeners, PartElements } from './part-markup.ts';
import {
  createLinkdeck,
  type DialogOptions,
  type LinkdeckParts,
  type MountedPart,
  type OptionsOf,
  type PartName,
  type PartsOptions,
  type PickedLink,
} from './parts.ts';

type ElementProps<Name extends keyof PartElements> = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Name]>, HTMLElementTagNameMap[Name]>,
  keyof PartElements[Name]
> &
  PartElements[Name] &
  PartElementListeners;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the types of React have this form
  namespace JSX {
    interface IntrinsicElements {
      'linkdeck-picker': ElementProps<'linkdeck-picker'>;
      'linkdeck-create': ElementProps<'linkdeck-create'>;
      'linkdeck-figures': ElementProps<'linkdeck-figures'>;
      'linkdeck-list': ElementProps<'linkdeck-list'>;
    }
  }
}

/** Null until it is mounted in a browser, and on a server. */
const PartsContext = createContext<LinkdeckParts | null>(null);

interface LinkdeckProviderProps extends PartsOptions {
  readonly children: ReactNode;
}

/** Around all parts of a page. Another address makes another engine. */
export function LinkdeckProvider({ children, ...options }: LinkdeckProviderProps) {
  const [parts, setParts] = useState<LinkdeckParts | null>(null);
  const latest = useRef(options);
  const { address } = options;
  useEffect(() => {
    latest.current = options;
    const { address: _, ...changes } = options;
    parts?.update({ appearance: {}, locale: {}, on: {}, ...changes });
  });
  useEffect(() => {
    const created = createLinkdeck({ ...latest.current, address });
    setParts(created);
    return () => {
      setParts(null);
      created.destroy();
    };
  }, [address]);
  return <PartsContext.Provider value={parts}>{children}</PartsContext.Provider>;
}

/** Opens the picker above the page: resolves to the link, or to null where the user closes it. */
export function useLinkPicker(): (options?: DialogOptions) => Promise<PickedLink | null> {
  const parts = useContext(PartsContext);
  return useCallback(
    (options) => (parts === null ? Promise.resolve(null) : parts.pickLink(options)),
    [parts],
  );
}

interface Styled {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function LinkPicker(props: OptionsOf['picker'] & Styled) {
  return <Part part="picker" {...props} />;
}

export function CreateLink(props: OptionsOf['create'] & Styled) {
  return <Part part="create" {...props} />;
}

export function LinkFigures(props: OptionsOf['figures'] & Styled) {
  return <Part part="figures" {...props} />;
}

export function LinkList(props: OptionsOf['list'] & Styled) {
  return <Part part="list" {...props} />;
}

type PartProps = { readonly part: PartName } & Styled & Partial<OptionsOf[PartName]>;

function Part({ part, className, style, ...options }: PartProps) {
  const parts = useContext(PartsContext);
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const mounted = useRef<MountedPart>(undefined);

  useEffect(() => {
    const before = Object.keys(latest.current).map((name) => [name, undefined] as const);
    latest.current = options;
    // A property that is gone is no longer followed.
    const gone: Readonly<Record<string, undefined>> = Object.fromEntries(before);
    mounted.current?.update({ ...gone, ...options });
  });
  useEffect(() => {
    if (container.current === null || parts === null) return undefined;
    // A sound cast: each component above takes the options of its part.
    const handle = parts.mount(part as 'list', container.current, latest.current);
    mounted.current = handle;
    return () => {
      mounted.current = undefined;
      handle.destroy();
    };
  }, [parts, part]);

  return <div ref={container} className={className} style={style} />;
}
