/** Connect screen: signs in with a key, or by the parent page where that one does it. */
import { lazy, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { wantedScreen } from '#app/routing/wanted-screen.ts';
import type { Session } from '#engine/tab/session.ts';
import { paths } from '#features/paths.ts';
import { ConnectPage } from '#pages/connect/ConnectPage.tsx';
import { Starting } from './Starting.tsx';

// Only where a parent page signs in.
const SignInPage = lazy(async () => ({
  default: (await import('#pages/connect/SignInPage.tsx')).SignInPage,
}));

interface ConnectScreenProps {
  session: Session;
  dashboardUrl: string;
  settingsProblem: string | null;
  /** The user signed out, so that nothing signs in by itself. */
  left: boolean;
  /** Back to the account that is open; missing where there is none. */
  onBack: (() => void) | undefined;
  onSignedIn: () => void;
  /** Loads the screen at the path, which comes next. */
  onPrepare: (path: string) => Promise<void>;
}

export function ConnectScreen({
  session,
  dashboardUrl,
  settingsProblem,
  left,
  onBack,
  onSignedIn,
  onPrepare,
}: ConnectScreenProps) {
  const { embedded, signIn } = use(EmbedOptionsContext);
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const isFirst = pathname === paths.connect.href();
  const prepare = () => onPrepare(isFirst ? wantedScreen(state) : pathname);
  if (signIn !== undefined)
    return (
      <Suspense fallback={<Starting />}>
        <SignInPage left={left} onSignIn={() => signIn().then(onSignedIn)} />
      </Suspense>
    );
  return (
    <ConnectPage
      dashboardUrl={dashboardUrl}
      embedded={embedded}
      settingsProblem={settingsProblem}
      onConnect={async (credentials) => {
        // The form stays until the next screen can be painted.
        await prepare();
        await session.connect(credentials);
        onSignedIn();
      }}
      onUnlock={async (accountId, passphrase) => {
        await prepare();
        await session.unlock(accountId, passphrase);
        onSignedIn();
      }}
      onBack={onBack}
      onUsable={() => void prepare()}
    />
  );
}
