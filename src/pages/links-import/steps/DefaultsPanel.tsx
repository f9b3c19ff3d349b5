/** Defaults panel: domain, redirect type, expiry, channel and so on for all rows without an own value. */
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useFindingText } from '#features/new-link/finding-text.ts';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { useRedirectType } from '#features/redirect-types/use-redirect-type.ts';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import { ownZone } from '#pages/links-import/session/use-import-session.ts';
import type { FieldName } from '#pages/links-import/table/field-definitions.ts';
import { labelOf, notationOf } from '#pages/links-import/table/field-labels.ts';
import { problemText } from '#pages/links-import/table/problem-texts.ts';
import type { RowProblem } from '#pages/links-import/table/table-types.ts';
import classes from './DefaultsPanel.module.css';
import { Fold } from './Fold.tsx';

interface DefaultsPanelProps {
  session: ImportSession;
  defaults: ImportState['defaults'];
  /** Undefined before the first check. */
  problems: readonly RowProblem[] | undefined;
}

const idOf = (text: string | undefined) => (text === undefined ? null : Number(text));

export const DefaultsPanel = memo(function DefaultsPanel({
  session,
  defaults,
  problems,
}: DefaultsPanelProps) {
  const defaultDomain = useDefaultDomain();
  const t = useTranslations('linksImport.defaults');
  const tableTexts = useTranslations('linksImport.table');
  const findingText = useFindingText();
  const set = Object.keys(defaults).length;
  const share = (field: FieldName) => (text: string) => void session.setDefault(field, text);
  return (
    <Fold
      title={t('title')}
      state={set === 0 ? t('nothing') : t('set', { count: set })}
      isNeeded={problems !== undefined && problems.length > 0}
    >
      <p className={classes.covers}>{t('covers')}</p>
      {problems?.map(({ field, problem }) => (
        <Alert
          key={JSON.stringify([field, problem])}
          color="red"
          role="alert"
          title={labelOf(field, tableTexts)}
          mb="sm"
        >
          {problemText(problem, tableTexts, findingText)}
        </Alert>
      ))}
      <div className={classes.fields}>
        <DomainPicker
          value={defaults.domain ?? ''}
          placeholder={defaultDomain}
          onChange={share('domain')}
        />
        <RedirectTypeSelect value={defaults.type ?? ''} onChange={share('type')} />
        <NativeSelect
          label={tableTexts('fields.status')}
          data={[
            { value: '', label: t('visibility.default') },
            { value: 'private', label: t('visibility.private') },
            { value: 'public', label: t('visibility.public') },
          ]}
          value={defaults.status ?? ''}
          onChange={(event) => share('status')(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={tableTexts('fields.expiry')}
          description={t('zone', { zone: ownZone() })}
          value={defaults.expiry ?? ''}
          onChange={(event) => share('expiry')(event.currentTarget.value)}
        />
        <RecordPicker
          {...recordKinds.channel}
          value={idOf(defaults.channel)}
          onChange={(id) => share('channel')(id === null ? '' : String(id))}
        />
        <RecordPicker
          {...recordKinds.campaign}
          value={idOf(defaults.campaign)}
          onChange={(id) => share('campaign')(id === null ? '' : String(id))}
        />
        <DefaultText field="parameters" defaults={defaults} onChange={share('parameters')} />
        <DefaultText field="pixels" defaults={defaults} onChange={share('pixels')} />
      </div>
    </Fold>
  );
});

interface DefaultTextProps {
  field: FieldName;
  defaults: ImportState['defaults'];
  onChange: (text: string) => void;
}

/** Takes the notation of a cell. */
function DefaultText({ field, defaults, onChange }: DefaultTextProps) {
  const tableTexts = useTranslations('linksImport.table');
  const columnField = { field, key: '' };
  return (
    <TextInput
      label={labelOf(columnField, tableTexts)}
      description={notationOf(columnField, tableTexts)}
      value={defaults[field] ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function RedirectTypeSelect({
  value,
  onChange,
}: {
  value: string;
  onChange: (type: string) => void;
}) {
  const t = useTranslations('linksImport.table.fields');
  const { options, option, choose, pick, picked } = useRedirectType(value, onChange);
  return (
    <div className={classes.redirectType}>
      <NativeSelect
        label={t('type')}
        data={options}
        value={option}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {option === 'splashPage' ? (
        <RecordPicker {...recordKinds.splashPage} value={picked} onChange={pick('splashPage')} />
      ) : null}
      {option === 'overlay' ? (
        <RecordPicker {...recordKinds.overlay} value={picked} onChange={pick('overlay')} />
      ) : null}
    </div>
  );
}
