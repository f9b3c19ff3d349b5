/** One screen in the shell: its title, the focus on its heading once it is there, and its own place to fail. */
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from './CrashPage.tsx';

interface ScreenProps {
  title: string;
  Page: ComponentType;
  /** Whether somebody has gone anywhere yet: on the screen that the browser itself has loaded the focus is where it should be. */
  moved: boolean;
}

export function Screen({ title, Page, moved }: ScreenProps) {
  const { pathname } = useLocation();
  return (
    // A screen that crashed is given another chance when the person goes elsewhere.
    <CrashPage key={pathname}>
      <Titled title={title} />
      <Suspense fallback={<div role="status" aria-label={`Loading ${title}`} aria-busy="true" />}>
        <Page />
        <Arrival moved={moved} />
      </Suspense>
    </CrashPage>
  );
}

/** Stands before the page, so that a page that knows a better title has the last word. */
function Titled({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Linkdeck`;
  }, [title]);
  return null;
}

/**
 * Moves the focus to the heading, as loading a page would, so that a screen reader says where one is. Once for a screen:
 * whoever turns a page of a list, or changes its order, is there already.
 */
function Arrival({ moved }: { moved: boolean }) {
  const arrive = useEffectEvent(() => {
    if (!moved) return;
    // A dialog or field that took the focus for itself keeps it.
    if (document.activeElement?.closest('[role="dialog"], main input') != null) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  });
  useEffect(() => arrive(), []);
  return null;
}
