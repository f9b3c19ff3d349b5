/** Missing panel: what rows name and the account does not have, and whether the import creates it. */
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isCreatable, isNamedField } from '#contract/record-names.ts';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import { readNames } from '#pages/links-import/session/read-names.ts';
import type { Summary } from '#pages/links-import/table/table-types.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './MissingPanel.module.css';

/** How many names are shown; the rows show all. */
const maxShown = 50;

interface MissingPanelProps {
  session: ImportSession;
  summary: Pick<Summary, 'missing' | 'unread'>;
  createMissing: boolean;
}

/** Reads a list only when a cell names something of it. Costs one request for each hundred records. */
export function MissingPanel({
  session,
  summary: { missing, unread },
  createMissing,
}: MissingPanelProps) {
  const t = useTranslations('linksImport.missing');
  const errorText = useErrorText();
  const engine = useEngine();
  const client = useQueryClient();
  const [problem, setProblem] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // As text, because each check makes a new list.
  const wanted = unread.join();

  useEffect(() => {
    let shown = true;
    const read = async () => {
      const fields = wanted.split(',').filter(isNamedField);
      for (const field of fields)
        await session.setRecords(field, await readNames(field, { engine, client }));
    };
    read().catch((error: unknown) => {
      if (shown) setProblem(error);
    });
    return () => {
      shown = false;
    };
  }, [wanted, attempt, session, engine, client]);

  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };

  if (missing.length === 0 && problem === undefined) return null;
  const creatable = missing.filter(({ field }) => isCreatable(field));
  const others = missing.length - creatable.length;
  const channels = creatable.filter(({ field }) => field === 'channel').length;
  const campaigns = creatable.length - channels;
  const label =
    campaigns === 0
      ? t('channels', { channels })
      : channels === 0
        ? t('campaigns', { campaigns })
        : t('both', { channels, campaigns });
  return (
    <Panel title={t('title')}>
      <Stack gap="sm" align="flex-start">
        {missing.length === 0 ? null : (
          <ul className={classes.names} aria-label={t('label')}>
            {missing.slice(0, maxShown).map(({ field, name, rows }) => (
              <li key={`${field} ${name}`}>
                <bdi dir="auto">{name.slice(0, 120)}</bdi>
                <span>{t('rows', { field, rows })}</span>
              </li>
            ))}
          </ul>
        )}
        {missing.length > maxShown ? (
          <Text size="sm">{t('more', { count: missing.length - maxShown })}</Text>
        ) : null}
        {others === 0 ? null : (
          <Text size="sm" c="var(--deck-text-dim)" maw="75ch">
            {t('others')}
          </Text>
        )}
        <ErrorAlert title={t('failed')}>
          {problem === undefined ? '' : errorText(problem)}
        </ErrorAlert>
        {problem === undefined ? null : (
          <Button variant="default" onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {creatable.length === 0 ? null : (
          <Checkbox
            label={label}
            description={t('createHelp')}
            checked={createMissing}
            onChange={(event) => void session.setCreateMissing(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Panel>
  );
}
