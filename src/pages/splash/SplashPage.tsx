/** All custom splash pages, a page at a time. */
import { OpeningList } from '#pages/pieces/OpeningList.tsx';
import { splashQuery } from '#queries/splash.ts';

export function SplashPage() {
  return (
    <OpeningList title="Splash pages" one="Splash page" things="splash pages" list={splashQuery} toType={({ id }) => String(id)}>
      Splash pages are shown first to whoever follows a link, and then lead on to the destination.
    </OpeningList>
  );
}
