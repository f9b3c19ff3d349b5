/** Screens: the routes of a signed-in account, with the screen of the address. */
import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { NotFoundPage } from '#app/NotFoundPage.tsx';
import { paths } from '#features/paths.ts';
import { Screen } from './Screen.tsx';
import { useSections } from './sections.ts';

/** The screen of the address. It alone is rendered when the address changes, as it does with each key of a search. */
export function Screens() {
  const t = useTranslations();
  const sections = useSections();
  const { key } = useLocation();
  const [loadedKey] = useState(key);
  // Before the first navigation the focus stays where the browser or the sign-in form has put it.
  const [moved, setMoved] = useState(false);
  if (key !== loadedKey && !moved) setMoved(true);
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.overview.href()} replace />} />
      {sections.flatMap(({ screens }) =>
        screens.map(({ pattern, title, Page }) => (
          <Route
            key={pattern}
            path={pattern}
            element={<Screen title={t(title)} Page={Page} moved={moved} />}
          />
        )),
      )}
      <Route
        path="*"
        element={<Screen title={t('shell.titles.missing')} Page={NotFoundPage} moved={moved} />}
      />
    </Routes>
  );
}
