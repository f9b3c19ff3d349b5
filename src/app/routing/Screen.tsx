/** Screen: sets the document title, catches errors, and moves the focus to the heading after a navigation. */
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { CrashPage } from './CrashPage.tsx';
import { ReadLinks } from './ReadLinks.tsx';

interface ScreenProps {
  title: string;
  Page: ComponentType;
  /** Whether the user has navigated since the page was loaded. */
  moved: boolean;
}

export function Screen({ title, Page, moved }: ScreenProps) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  return (
    // The key resets a crashed screen after a navigation.
    <CrashPage key={pathname}>
      <DocumentTitle title={title} />
      <Suspense
        fallback={<div role="status" aria-label={t('loading', { title })} aria-busy="true" />}
      >
        <Page />
        <FocusOnHeading moved={moved} />
        <ReadLinks />
      </Suspense>
    </CrashPage>
  );
}

/** Before the page, whose own effect may set a better title. */
function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Linkdeck`;
  }, [title]);
  return null;
}

/** Moves the focus to the heading once per screen, so that a screen reader announces it. */
function FocusOnHeading({ moved }: { moved: boolean }) {
  const focusHeading = useEffectEvent(() => {
    if (!moved) return;
    // A dialog or field with autofocus keeps it.
    const isInField = document.activeElement?.closest(
      '[role="dialog"], main :is(input, textarea, select)',
    );
    if (isInField != null) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  });
  useEffect(() => focusHeading(), []);
  return null;
}
