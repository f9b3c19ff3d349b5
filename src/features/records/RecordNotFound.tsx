/** Record not found: the empty state for the address of a record that does not exist. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';

interface RecordNotFoundProps {
  to: string;
  /** The name of the list. */
  list: string;
  /** Of a record that there was, in place of "Not found". */
  title?: string;
  /** Another reason, for what is not a record of the service. */
  children?: ReactNode;
}

export function RecordNotFound({ to, list, title, children }: RecordNotFoundProps) {
  const t = useTranslations('records.notFound');
  return (
    <EmptyState
      title={title ?? t('title')}
      action={
        <Button component={ScreenLink} to={to}>
          {t('back', { list })}
        </Button>
      }
    >
      {children ?? t('text')}
    </EmptyState>
  );
}
