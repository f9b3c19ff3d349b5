/** All custom splash pages, a page at a time. */
import { writeOpening } from '#pages/pieces/opening.ts';
import { OpeningList } from '#pages/pieces/OpeningList.tsx';
import { useSettings } from '#pages/pieces/SettingsContext.tsx';
import { splashQuery } from '#queries/splash.ts';

export function SplashPage() {
  const { openingNotation } = useSettings();
  return (
    <OpeningList
      title="Splash pages"
      one="Splash page"
      things="splash pages"
      list={splashQuery}
      toType={({ id }) => writeOpening('splashPage', id, openingNotation)}
    >
      Splash pages are shown first to whoever follows a link, and then lead on to the destination.
    </OpeningList>
  );
}
