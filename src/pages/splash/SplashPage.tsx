/** Splash pages screen: lists the custom splash pages. */
import { RedirectPageList } from '#features/redirect-types/RedirectPageList.tsx';
import { formatRedirectType } from '#features/redirect-types/redirect-type.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { splashQuery } from '#queries/resources/splash.ts';

export function SplashPage() {
  const { openingNotation } = useSettings();
  return (
    <RedirectPageList
      title="Splash pages"
      one="Splash page"
      things="splash pages"
      list={splashQuery}
      toType={({ id }) => formatRedirectType('splashPage', id, openingNotation)}
    >
      Splash pages are shown first to whoever follows a link, and then lead on to the destination.
    </RedirectPageList>
  );
}
