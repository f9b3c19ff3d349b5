/** Lazy component: loaded when it is first rendered, or ahead of that, so that it is then painted without a fallback. */
import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { underWay } from '#base/under-way.ts';

export interface LazyComponent<P extends object> {
  readonly Component: FunctionComponent<P>;
  /** Loads it before it is needed. What fails now is loaded again when it is rendered. */
  preload: () => Promise<void>;
}

export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const keep = async () => {
    loaded = await underWay.during(load());
    return { default: loaded };
  };
  const Lazy: ComponentType<P> = lazy(keep);

  function Component(props: P) {
    // Chosen once: the other one would begin again with an empty state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }

  return {
    Component,
    preload: async () => {
      if (loaded === undefined) await keep().catch(() => undefined);
    },
  };
}
