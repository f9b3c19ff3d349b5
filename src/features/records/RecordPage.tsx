/** Record page: reads the id of a record from the URL, and shows "not found" where it is no id. */
import { Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackLink } from './BackLink.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';
import { isRecordId } from './record-state.ts';

interface RecordPageProps {
  /** The path of its list, and the name of the list. */
  to: string;
  list: string;
  /** Needs the id as its `key`, so that no state passes from one record to another. */
  children: (id: number) => ReactNode;
}

/** A text that is no id costs no request. */
export function RecordPage({ to, list, children }: RecordPageProps) {
  const id = useParams()['id'] ?? '';
  if (isRecordId(id)) return children(Number(id));
  return (
    <Stack gap="lg">
      <BackLink to={to} list={list} />
      <VisuallyHidden component="h1">{list}</VisuallyHidden>
      <RecordNotFound to={to} list={list} />
    </Stack>
  );
}
