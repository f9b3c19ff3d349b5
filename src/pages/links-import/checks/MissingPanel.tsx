/** Missing panel: what rows name and the account does not have, and whether the import creates it. */
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CreatableField, creatableFields, isCreatable, isNamedField, type NamedField } from '#contract/record-names.ts';
import { readNames } from '#pages/links-import/names/read-names.ts';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import type { MissingName, Summary } from '#pages/links-import/table/table-types.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { formatCount } from '#ui/format/format.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './MissingPanel.module.css';

const nouns: Readonly<Record<NamedField, string>> = {
  channel: 'channel',
  campaign: 'campaign',
  pixels: 'pixel',
  domain: 'domain',
};

/** How many names are shown; the rows show all. */
const mostShown = 50;

interface MissingPanelProps {
  session: ImportSession;
  summary: Pick<Summary, 'missing' | 'unread'>;
  createMissing: boolean;
}

/** Reads a list only when a cell names something of it. Costs one request for each hundred records. */
export function MissingPanel({ session, summary: { missing, unread }, createMissing }: MissingPanelProps) {
  const engine = useEngine();
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  // As text, because each check makes a new list.
  const wanted = unread.join();

  useEffect(() => {
    let shown = true;
    const read = async () => {
      const fields = wanted.split(',').filter(isNamedField);
      for (const field of fields) await session.setRecords(field, await readNames(field, { engine, client }));
    };
    read().catch((error: unknown) => {
      if (shown) setProblem(messageOf(error));
    });
    return () => {
      shown = false;
    };
  }, [wanted, attempt, session, engine, client]);

  const retry = () => {
    setProblem('');
    setAttempt(attempt + 1);
  };

  if (missing.length === 0 && problem === '') return null;
  const creatable = missing.filter(({ field }) => isCreatable(field));
  const others = missing.length - creatable.length;
  return (
    <Panel title="Not in your account yet">
      <Stack gap="sm" align="flex-start">
        {missing.length === 0 ? null : (
          <ul className={classes['names']} aria-label="Names that are missing">
            {missing.slice(0, mostShown).map(({ field, name, rows }) => (
              <li key={`${field} ${name}`}>
                <bdi dir="auto">{name.slice(0, 120)}</bdi>
                <span>
                  {nouns[field]} · {rows === 1 ? '1 row' : `${rows} rows`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {missing.length > mostShown ? <Text size="sm">{missing.length - mostShown} more are marked in the rows.</Text> : null}
        {others === 0 ? null : (
          <Text size="sm" c="var(--deck-text-dim)" maw="75ch">
            Pixels and domains can’t be created from a name. Create them first, or correct the rows.
          </Text>
        )}
        <ErrorAlert title="Couldn’t look up the names">{problem}</ErrorAlert>
        {problem === '' ? null : (
          <Button variant="default" onClick={retry}>
            Retry
          </Button>
        )}
        {creatable.length === 0 ? null : (
          <Checkbox
            label={`Create ${whatOf(creatable)} with the links`}
            description="They come first in the import. Without this, rows with these names are left out."
            checked={createMissing}
            onChange={(event) => void session.setCreateMissing(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** `2 channels and 1 campaign`. */
function whatOf(missing: readonly MissingName[]): string {
  const counted = (field: CreatableField) => {
    const count = missing.filter((each) => each.field === field).length;
    return count === 0 ? [] : [formatCount(count, nouns[field])];
  };
  return creatableFields.flatMap(counted).join(' and ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
