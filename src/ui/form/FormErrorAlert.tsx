/** Form error alert: shows why a request failed, and takes the focus from the button that was disabled meanwhile. */
import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormError } from './form-error.ts';

interface FormErrorAlertProps {
  error: FormError;
  /** What the person can do about it. */
  children?: ReactNode;
}

export function FormErrorAlert({ error, children }: FormErrorAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [error]);
  return (
    <Alert ref={alert} tabIndex={-1} color={error.unknown ? 'amber' : 'red'} role="alert" title={error.title}>
      <span dir="auto">{error.text}</span>
      {children}
    </Alert>
  );
}
