/** Screen: sets the document title, catches errors, and after a navigation moves the focus to the heading, or back to its place. */
import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { isAskingService } from '#queries/endpoint-query.ts';
import { CrashPage } from './CrashPage.tsx';
import { restorePlace, savePlace } from './screen-places.ts';

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
      <SavePlace />
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

/** Before the page: its end comes while what the page shows is still there. */
function SavePlace() {
  const { key } = useLocation();
  useLayoutEffect(() => () => savePlace(key), [key]);
  return null;
}

/**
 * Moves the focus to the heading once per screen, so that a screen reader announces it. Back and Forward bring the place
 * back that the screen had.
 */
function FocusOnHeading({ moved }: { moved: boolean }) {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const focusHeading = useEffectEvent((): (() => void) | undefined => {
    if (!moved) return undefined;
    // A dialog or field with autofocus keeps it.
    const isInField = document.activeElement?.closest(
      '[role="dialog"], main :is(input, textarea, select)',
    );
    if (isInField == null) {
      const heading =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    const end = isBack ? restorePlace(key) : undefined;
    if (end === undefined && isInField == null) document.documentElement.scrollTop = 0;
    return end;
  });
  useEffect(() => focusHeading(), []);
  return null;
}

/** Stands behind a screen, so that what the screen asks for is under way when this looks. */
function ReadLinks() {
  const { library } = useEngine();
  const client = useQueryClient();
  const { readsLinks } = use(EmbedOptionsContext);
  useEffect(() => {
    if (!readsLinks) return undefined;
    const begin = () => {
      if (isAskingService(client)) return;
      stop();
      // The worker asks while the screen is painted. A part that fails is tried again later.
      void library.begin().catch(() => undefined);
    };
    const stop = client.getQueryCache().subscribe(begin);
    begin();
    return stop;
  }, [client, library, readsLinks]);
  return null;
}
