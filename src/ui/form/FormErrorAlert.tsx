/** Form error alert: shows why a request failed, and takes the focus from the button that was disabled meanwhile. */
import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FormError } from './form-error.ts';

interface FormErrorAlertProps {
  error: FormError;
  /** What the user can do about it. */
  children?: ReactNode;
}

export function FormErrorAlert({ error, children }: FormErrorAlertProps) {
  const title = useFormErrorTitle();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [error]);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      color={error.unknown ? 'amber' : 'red'}
      role="alert"
      title={title(error)}
    >
      <span dir="auto">{error.text}</span>
      {children}
    </Alert>
  );
}

/** Words the title of an error: what was not carried out, or that this is not known. */
export function useFormErrorTitle(): (error: FormError) => string {
  const t = useTranslations('ui.form');
  return ({ title, unknown }) => (unknown ? t('unclear') : title);
}
