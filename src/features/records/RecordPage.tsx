/** The page of the record that an address names by its id, or what stands there where that is no id. */
import { Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackLink } from './BackLink.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';
import { isRecordId } from './record-state.ts';

interface RecordPageProps {
  /** What it is: "channel". */
  kind: string;
  /** Its list, and the name of that. */
  to: string;
  list: string;
  /** The page, which is another one for another record: give it the id as its `key` too. */
  children: (id: number) => ReactNode;
}

/** Text that is no id names no record; asking the service would only cost a request. */
export function RecordPage({ kind, to, list, children }: RecordPageProps) {
  const id = useParams()['id'] ?? '';
  if (isRecordId(id)) return children(Number(id));
  return (
    <Stack gap="lg">
      <BackLink to={to} list={list} />
      <VisuallyHidden component="h1">{kind.charAt(0).toUpperCase() + kind.slice(1)}</VisuallyHidden>
      <RecordNotFound kind={kind} to={to} list={list} />
    </Stack>
  );
}
