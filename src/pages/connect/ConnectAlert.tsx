/** Sign-in alert: shows why signing in failed, unless the error is shown at its field. */
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { logged } from '#contract/message.ts';
import { useStart } from '#texts/start-texts.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import classes from './ConnectPage.module.css';
import type { ConnectError } from './connect-error.ts';

const ReasonText = lazy(async () => ({
  default: (await import('./ReasonText.tsx')).ReasonText,
}));

export function ConnectAlert({ error }: { error: ConnectError | undefined }) {
  const { details } = useStart().texts;
  if (error === undefined || error.field !== undefined) return null;
  return (
    <div role="alert" className={classes.alert}>
      <CircleAlert size={14} aria-hidden className={classes.alertIcon} />
      <span>{`${error.title}. ${error.text}`}</span>
      {error.details === undefined ? null : (
        <details className={classes.help}>
          <summary>{details}</summary>
          <p className={classes.words} dir="auto">
            <ErrorBoundary fallback={() => logged(error.details ?? '')}>
              <Suspense>
                <ReasonText reason={error.details} />
              </Suspense>
            </ErrorBoundary>
          </p>
        </details>
      )}
    </div>
  );
}
