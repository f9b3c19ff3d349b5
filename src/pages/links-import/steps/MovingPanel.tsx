/** Moving panel: the service whose export this is, and what becomes of its domains, endings and tags. */
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import { hostOf } from '#pages/links-import/table/moving.ts';
import { isExport } from '#pages/links-import/table/old-links.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import { Fold } from './Fold.tsx';
import classes from './MovingPanel.module.css';

interface MovingPanelProps {
  session: ImportSession;
  state: ImportState;
  layout: Layout;
}

export function MovingPanel({ session, state, layout: { known } }: MovingPanelProps) {
  const t = useTranslations('linksImport.moving');
  const { fields, moving } = state;
  const hasTags = fields.includes('old.tags');
  if (!isExport(fields) && !hasTags) return null;
  const isDoubtful = known?.isVerified === false;
  const endings = moving.newEndings ? t('new') : t('kept');
  const setTags = (tagsToChannels: boolean) => {
    void session.setMoving({ tagsToChannels });
    // The press asks for the channels, so those that are missing are wanted too.
    if (tagsToChannels) void session.setCreateMissing(true);
  };
  return (
    <Fold
      title={known === undefined ? t('title') : t('known', { service: known.name })}
      state={isExport(fields) ? endings : null}
      isNeeded={isDoubtful}
    >
      <Stack gap="md">
        {isDoubtful ? <Text size="sm">{t('unverified', { service: known.name })}</Text> : null}
        <OldDomains session={session} state={state} />
        {isExport(fields) ? (
          <Checkbox
            label={t('endings')}
            description={t('endingsHelp')}
            checked={!moving.newEndings}
            onChange={(event) =>
              void session.setMoving({ newEndings: !event.currentTarget.checked })
            }
          />
        ) : null}
        {hasTags ? (
          <Checkbox
            label={t('tags')}
            description={t('tagsHelp')}
            checked={moving.tagsToChannels}
            onChange={(event) => setTags(event.currentTarget.checked)}
          />
        ) : null}
        <Text size="sm" c="var(--deck-text-dim)">
          {t('lost')}
        </Text>
      </Stack>
    </Fold>
  );
}

function OldDomains({
  session,
  state: { summary, records, moving },
}: Omit<MovingPanelProps, 'layout'>) {
  const t = useTranslations('linksImport.moving');
  const heading = useId();
  const domains = (records.domain ?? []).map(({ name }) => name).filter((name) => name !== '');
  const data = [
    { value: '', label: t('same') },
    ...[...new Set(domains)].map((name) => ({ value: name, label: hostOf(name) })),
  ];
  if (summary === undefined || summary.oldDomains.length === 0) return null;
  return (
    <div>
      <Text size="sm" c="var(--deck-text-dim)" mb="xs" id={heading}>
        {t('domains')}
      </Text>
      <ul className={classes.domains} aria-labelledby={heading}>
        {summary.oldDomains.map(({ host, rows, domain }) => (
          <li key={host}>
            <NativeSelect
              label={<bdi dir="ltr">{host}</bdi>}
              description={t('rows', { count: rows })}
              data={data}
              value={domain}
              onChange={(event) =>
                void session.setMoving({
                  domains: { ...moving.domains, [host]: event.currentTarget.value },
                })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
