/** Connect route: Connect at every address while signed out, then the screen that was wanted. */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { wantedScreen } from './wanted-screen.ts';

interface ConnectRouteProps {
  connect: ReactNode;
  /** Missing while signed out. */
  dashboard?: ReactNode;
  /** The next sign-in does not lead back to the last screen. */
  left: boolean;
}

/** By itself, so that nothing else is rendered when the address changes. */
export function ConnectRoute({ connect, dashboard, left }: ConnectRouteProps) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const isConnect = pathname === paths.connect.href();
  if (dashboard !== undefined && !isConnect) return dashboard;
  const wanted = left ? null : { wanted: pathname + search };
  return (
    <>
      {/* The form stays until the first screen takes its place, so that no frame between them is blank. */}
      {isConnect ? connect : <Navigate to={paths.connect.href()} replace state={wanted} />}
      {dashboard === undefined ? null : <Navigate to={wantedScreen(state)} replace />}
    </>
  );
}
