/** Why something that somebody asked for was not done, or may not have been; takes the focus, so that it is not missed. */
import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormError } from './form-error.ts';

interface FormErrorAlertProps {
  problem: FormError;
  /** What one can do about it. */
  children?: ReactNode;
}

/** The button that was pressed was dead for as long as the request took, and has lost the focus with that. */
export function FormErrorAlert({ problem, children }: FormErrorAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [problem]);
  return (
    <Alert ref={alert} tabIndex={-1} color={problem.unknown ? 'amber' : 'red'} role="alert" title={problem.title}>
      <span dir="auto">{problem.text}</span>
      {children}
    </Alert>
  );
}
