/** Splash pages screen: lists the custom splash pages. */
import { RedirectPageList } from '#features/redirect-types/RedirectPageList.tsx';
import { splashQuery } from '#queries/resources/splash.ts';

export function SplashPage() {
  return (
    <RedirectPageList kind="splashPage" title="Splash pages" one="Splash page" list={splashQuery}>
      Splash pages are shown first to whoever follows a link, and then lead on to the destination.
    </RedirectPageList>
  );
}
