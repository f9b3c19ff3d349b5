/** Row routes: the addresses of the links of a table, and what opens them, from one look at the router. */
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { OpenedFromList } from '#features/paths.ts';
import type { RowRoutes } from './row-types.ts';

/** The same object while the screen is, so that no row is rendered again for it. */
export function useRowRoutes(): RowRoutes {
  const root = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef({ navigate, search });
  useLayoutEffect(() => {
    latest.current = { navigate, search };
  });
  return useMemo(
    () => ({
      hrefOf: (path: string) => root + path,
      onFollow: (event: MouseEvent<HTMLAnchorElement>) => {
        const { currentTarget, button, metaKey, ctrlKey, shiftKey, altKey } = event;
        const to = currentTarget.dataset['to'];
        // Everything else is the browser's: a new tab, a new window, a download.
        if (
          to === undefined ||
          event.defaultPrevented ||
          button !== 0 ||
          metaKey ||
          ctrlKey ||
          shiftKey ||
          altKey
        )
          return;
        event.preventDefault();
        const state: OpenedFromList = { list: latest.current.search };
        void latest.current.navigate(to, { state });
      },
    }),
    [root],
  );
}
