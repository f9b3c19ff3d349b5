/** One screen in the shell: its title, the focus on its heading once it is there, and its own place to fail. */
import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from './CrashPage.tsx';

interface ScreenProps {
  title: string;
  Page: ComponentType;
  /** The history entry that the browser itself has loaded: there the focus is where it should be. */
  loadedKey: string;
}

export function Screen({ title, Page, loadedKey }: ScreenProps) {
  const { pathname, key } = useLocation();
  return (
    // A screen that crashed is given another chance when the person goes elsewhere.
    <CrashPage key={pathname}>
      <Titled title={title} />
      <Suspense fallback={<div role="status" aria-label={`Loading ${title}`} aria-busy="true" />}>
        <Page />
        {key === loadedKey ? null : <Arrival />}
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

/** Moves the focus to the heading, as loading a page would, so that a screen reader says where one is. */
function Arrival() {
  useEffect(() => {
    // A dialog or field that took the focus for itself keeps it.
    if (document.activeElement?.closest('[role="dialog"], main input') != null) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return null;
}
