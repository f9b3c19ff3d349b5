/** Defaults panel: domain, redirect type, expiry, channel and so on for all rows without an own value. */
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { memo } from 'react';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { useRedirectType } from '#features/redirect-types/use-redirect-type.ts';
import type { ImportSession, ImportState } from '#pages/links-import/session/import-session.ts';
import { ownZone } from '#pages/links-import/session/use-import-session.ts';
import { type FieldName, labelOf, notationOf } from '#pages/links-import/table/field-definitions.ts';
import type { RowProblem } from '#pages/links-import/table/table-types.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './DefaultsPanel.module.css';

interface DefaultsPanelProps {
  session: ImportSession;
  defaults: ImportState['defaults'];
  /** Undefined before the first check. */
  problems: readonly RowProblem[] | undefined;
}

const idOf = (text: string | undefined) => (text === undefined ? null : Number(text));

export const DefaultsPanel = memo(function DefaultsPanel({ session, defaults, problems }: DefaultsPanelProps) {
  const share = (field: FieldName) => (text: string) => void session.setDefault(field, text);
  return (
    <Panel title="For all rows" covers="A row that has a cell of its own for one of these keeps its own. Parameters add up.">
      {problems?.map(({ label, message }) => (
        <Alert key={label + message} color="red" role="alert" title={label} mb="sm">
          {message}
        </Alert>
      ))}
      <div className={classes['fields']}>
        <DomainPicker value={defaults.domain ?? ''} onChange={share('domain')} />
        <RedirectTypeSelect value={defaults.type ?? ''} onChange={share('type')} />
        <NativeSelect
          label="Visibility"
          data={[
            { value: '', label: 'As the service does it' },
            { value: 'private', label: 'Private' },
            { value: 'public', label: 'Public' },
          ]}
          value={defaults.status ?? ''}
          onChange={(event) => share('status')(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label="Expiry"
          description={`In ${ownZone()}, as all times in the file that name no zone`}
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
    </Panel>
  );
});

interface DefaultTextProps {
  field: FieldName;
  defaults: ImportState['defaults'];
  onChange: (text: string) => void;
}

/** Takes the notation of a cell. */
function DefaultText({ field, defaults, onChange }: DefaultTextProps) {
  const columnField = { field, key: '' };
  return (
    <TextInput
      label={labelOf(columnField)}
      description={notationOf(columnField)}
      value={defaults[field] ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function RedirectTypeSelect({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const { options, option, choose, pick, picked } = useRedirectType(value, onChange);
  return (
    <div className={classes['redirectType']}>
      <NativeSelect label="How it opens" data={options} value={option} onChange={(event) => choose(event.currentTarget.value)} />
      {option === 'splashPage' ? <RecordPicker {...recordKinds.splashPage} value={picked} onChange={pick('splashPage')} /> : null}
      {option === 'overlay' ? <RecordPicker {...recordKinds.overlay} value={picked} onChange={pick('overlay')} /> : null}
    </div>
  );
}
