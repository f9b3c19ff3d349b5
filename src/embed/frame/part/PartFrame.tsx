/** Part frame: one part without the shell of the dashboard, with the options of the parent page. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { App } from '#app/App.tsx';
import { standalone } from '#app/boot/embed-options.ts';
import type { ReadSettings } from '#app/boot/read-settings.ts';
import { LazyPart } from '#app/parts/LazyPart.tsx';
import type { PartHost } from '#app/parts/part-host.ts';
import type { Clock } from '#base/clock.ts';
import { applyAppearance, resolveOptions } from '#embed/frame/apply-appearance.ts';
import { FrameRouter } from '#embed/frame/FrameRouter.tsx';
import { useHeightReports } from '#embed/frame/height/use-height-reports.ts';
import type { ParentPage } from '#embed/frame/parent-page.ts';
import type { Session } from '#engine/tab/session.ts';

interface PartFrameProps {
  clock: Clock;
  page: ParentPage;
  host: PartHost;
  session: Session;
  /** Signs in by the page; undefined where the user types the key. */
  signIn: (() => Promise<void>) | undefined;
  settings: ReadSettings;
  dashboardUrl: string;
  nonce: string | undefined;
}

export function PartFrame({
  clock,
  page,
  host,
  session,
  signIn,
  settings,
  dashboardUrl,
  nonce,
}: PartFrameProps) {
  const options = useSyncExternalStore(page.options.subscribe, page.options.get);
  const { hostOptions, appearance } = useMemo(() => resolveOptions(options), [options]);
  const embedOptions = useMemo(
    () => ({ ...hostOptions, leadsTo: standalone.leadsTo, changesAccount: false, signIn }),
    [hostOptions, signIn],
  );
  useEffect(() => {
    applyAppearance(document.documentElement, appearance, hostOptions.direction, 'auto');
    document.documentElement.dataset['part'] = '';
  }, [appearance, hostOptions.direction]);
  useHeightReports(page, 'auto', hasContent);

  return (
    <FrameRouter first="/links">
      <App
        session={session}
        clock={clock}
        settings={settings}
        dashboardUrl={dashboardUrl}
        nonce={nonce}
        hostOptions={embedOptions}
        screens={(signedIn, wanted) => (
          <LazyPart signedIn={signedIn} wanted={wanted} clock={clock} host={host} />
        )}
      />
    </FrameRouter>
  );
}

/** Until then the frame is as high as the page has made it. */
function hasContent(): boolean {
  return document.querySelector('#root .starting, #root [data-passing]') === null;
}
