/** Error alert: what failed and why, said at once by screen readers; nothing while there is no error. */
import { Alert, type AlertProps } from '@mantine/core';

interface ErrorAlertProps extends Pick<AlertProps, 'title' | 'mt'> {
  /** The message, in its own direction; '' or undefined for no error. */
  children: string | undefined;
}

export function ErrorAlert({ children = '', ...alert }: ErrorAlertProps) {
  if (children === '') return null;
  return (
    <Alert {...alert} color="red" role="alert">
      <span dir="auto">{children}</span>
    </Alert>
  );
}
