/** Missing panel: the channels, campaigns and pixels that rows name and the account does not have, and creates them when asked. */
import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type CreatableField,
  creatableFields,
  createMissing,
  isCreatable,
  readNames,
} from '#pages/links-import/names/read-names.ts';
import { isNamedField, type NamedField } from '#pages/links-import/names/record-names.ts';
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
}

/** Reads a list only when a cell names something of it. Costs one request for each hundred records. */
export function MissingPanel({ session, summary: { missing, unread } }: MissingPanelProps) {
  const engine = useEngine();
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [created, setCreated] = useState<number>();
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

  const create = async () => {
    setProblem('');
    setCreated(0);
    try {
      for (const field of creatableFields) {
        const names = missing.filter((each) => each.field === field).map(({ name }) => name);
        if (names.length === 0) continue;
        await session.setRecords(
          field,
          await createMissing(field, names, { engine, client }, () => setCreated((count = 0) => count + 1)),
        );
      }
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setCreated(undefined);
    }
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
        <ErrorAlert title={unread.length > 0 ? 'Couldn’t look up the names' : 'Not all were created'}>{problem}</ErrorAlert>
        {problem !== '' && unread.length > 0 ? (
          <Button variant="default" onClick={retry}>
            Retry
          </Button>
        ) : null}
        {creatable.length === 0 ? null : (
          <>
            <Text size="sm" c="var(--deck-text-dim)" maw="75ch">
              Rows with these names are left out until they exist. Nothing is created unless you press the button.
            </Text>
            <Button variant="default" loading={created !== undefined} onClick={() => void create()}>
              Create {whatOf(creatable)}
            </Button>
          </>
        )}
        <Text size="sm" role="status">
          {created === undefined ? '' : `Created ${created} of ${creatable.length}…`}
        </Text>
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
