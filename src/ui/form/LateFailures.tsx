/** Late failures: tell on the page why a request failed whose form or dialog was closed meanwhile. */
import { Alert } from '@mantine/core';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormErrorTitle } from './FormErrorAlert.tsx';
import type { FormError } from './form-error.ts';
import classes from './LateFailures.module.css';

const LateFailureContext = createContext<(error: FormError) => void>(() => undefined);

/** Around the screens: shows the last such failure above them until it is dismissed. */
export function LateFailures({ children }: { children: ReactNode }) {
  const t = useTranslations('ui.form');
  const title = useFormErrorTitle();
  const [failed, setFailed] = useState<FormError>();
  return (
    <LateFailureContext value={setFailed}>
      {failed === undefined ? null : (
        <Alert
          className={classes.alert}
          color={failed.unknown ? 'amber' : 'red'}
          variant="default"
          role="alert"
          title={title(failed)}
          withCloseButton
          closeButtonLabel={t('dismiss')}
          onClose={() => setFailed(undefined)}
        >
          <span dir="auto">{failed.text || failed.atFields.map(({ text }) => text).join(' ')}</span>
        </Alert>
      )}
      {children}
    </LateFailureContext>
  );
}

/** Returns a function that hands an error to `show` while the component is on the page, and to the page afterwards. */
export function useFailure(show: (error: FormError) => void): (error: FormError) => void {
  const report = use(LateFailureContext);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (error) => (isOpen.current ? show : report)(error);
}
