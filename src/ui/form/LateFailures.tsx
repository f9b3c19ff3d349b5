/** Late failures: tell on the page why a request failed whose form or dialog was closed meanwhile. */
import { Alert } from '@mantine/core';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormErrorTitle } from './FormErrorAlert.tsx';
import type { FormError } from './form-error.ts';
import classes from './LateFailures.module.css';

interface LateFailure {
  readonly failed: FormError | undefined;
  readonly tell: (error: FormError | undefined) => void;
}

const LateFailureContext = createContext<LateFailure>({ failed: undefined, tell: () => undefined });

/** Around the screens and their dialogs: keeps the last such failure until it is dismissed. */
export function LateFailures({ children }: { children: ReactNode }) {
  const [failed, tell] = useState<FormError>();
  const failure = useMemo(() => ({ failed, tell }), [failed]);
  return <LateFailureContext value={failure}>{children}</LateFailureContext>;
}

/** Above the screen. */
export function LateFailureAlert() {
  const t = useTranslations('ui.form');
  const title = useFormErrorTitle();
  const { failed, tell } = use(LateFailureContext);
  if (failed === undefined) return null;
  return (
    <Alert
      className={classes.alert}
      color={failed.unknown ? 'amber' : 'red'}
      variant="default"
      role="alert"
      title={title(failed)}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      onClose={() => tell(undefined)}
    >
      <span dir="auto">{failed.text || failed.atFields.map(({ text }) => text).join(' ')}</span>
    </Alert>
  );
}

/** Returns a function that hands an error to `show` while the component is on the page, and to the page afterwards. */
export function useFailure(show: (error: FormError) => void): (error: FormError) => void {
  const { tell } = use(LateFailureContext);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (error) => (isOpen.current ? show : tell)(error);
}
