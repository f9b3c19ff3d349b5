/** What holds for every row that says nothing else: domain, how links open, visibility, expiry, channel, campaign, tags. */
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { memo } from 'react';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { redirectTypeOptions, useRedirectType } from '#features/redirect-types/use-redirect-type.ts';
import type { DeskState, ImportDesk } from '#pages/links-import/session/import-session.ts';
import { ownZone } from '#pages/links-import/session/use-import-session.ts';
import { type FieldName, labelOf, notationOf } from '#pages/links-import/table/field-definitions.ts';
import type { RowProblem } from '#pages/links-import/table/table-types.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './DefaultsPanel.module.css';

interface DefaultsPanelProps {
  desk: ImportDesk;
  shared: DeskState['shared'];
  /** What is wrong with them; undefined before the first check. */
  problems: readonly RowProblem[] | undefined;
}

const idOf = (text: string | undefined) => (text === undefined ? null : Number(text));

export const DefaultsPanel = memo(function DefaultsPanel({ desk, shared, problems }: DefaultsPanelProps) {
  const share = (field: FieldName) => (text: string) => void desk.share(field, text);
  return (
    <Panel title="For all rows" covers="A row that has a cell of its own for one of these keeps its own. Parameters add up.">
      {problems?.map(({ label, message }) => (
        <Alert key={label + message} color="red" role="alert" title={label} mb="sm">
          {message}
        </Alert>
      ))}
      <div className={classes['fields']}>
        <DomainPicker value={shared.domain ?? ''} onChange={share('domain')} />
        <RedirectTypeSelect value={shared.type ?? ''} onChange={share('type')} />
        <NativeSelect
          label="Visibility"
          data={[
            { value: '', label: 'As the service does it' },
            { value: 'private', label: 'Private' },
            { value: 'public', label: 'Public' },
          ]}
          value={shared.status ?? ''}
          onChange={(event) => share('status')(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label="Expiry"
          description={`In ${ownZone()}, as all times in the file that name no zone`}
          value={shared.expiry ?? ''}
          onChange={(event) => share('expiry')(event.currentTarget.value)}
        />
        <RecordPicker
          {...recordKinds.channel}
          value={idOf(shared.channel)}
          onChange={(id) => share('channel')(id === null ? '' : String(id))}
        />
        <RecordPicker
          {...recordKinds.campaign}
          value={idOf(shared.campaign)}
          onChange={(id) => share('campaign')(id === null ? '' : String(id))}
        />
        <SharedText field="parameters" shared={shared} onChange={share('parameters')} />
        <SharedText field="pixels" shared={shared} onChange={share('pixels')} />
      </div>
    </Panel>
  );
});

interface SharedTextProps {
  field: FieldName;
  shared: DeskState['shared'];
  onChange: (text: string) => void;
}

/** Written as in a cell. */
function SharedText({ field, shared, onChange }: SharedTextProps) {
  const target = { field, key: '' };
  return (
    <TextInput
      label={labelOf(target)}
      description={notationOf(target)}
      value={shared[field] ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function RedirectTypeSelect({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const { option, choose, pick, picked } = useRedirectType(value, onChange);
  return (
    <div className={classes['opening']}>
      <NativeSelect
        label="How it opens"
        data={redirectTypeOptions}
        value={option}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {option === 'splashPage' ? <RecordPicker {...recordKinds.splashPage} value={picked} onChange={pick('splashPage')} /> : null}
      {option === 'overlay' ? <RecordPicker {...recordKinds.overlay} value={picked} onChange={pick('overlay')} /> : null}
    </div>
  );
}
