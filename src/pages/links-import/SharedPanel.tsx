/** What holds for every row that says nothing else: domain, how links open, visibility, expiry, channel, campaign, tags. */
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { DomainChoice } from '#pages/pieces/DomainChoice.tsx';
import { type PickedOpening, readOpening, writeOpening } from '#pages/pieces/opening.ts';
import { RecordPicker } from '#pages/pieces/RecordPicker.tsx';
import { useSettings } from '#pages/pieces/SettingsContext.tsx';
import { campaignsQuery } from '#queries/campaigns.ts';
import { channelsQuery } from '#queries/channels.ts';
import { overlaysQuery } from '#queries/overlays.ts';
import { splashQuery } from '#queries/splash.ts';
import { Panel } from '#ui/Panel.tsx';
import type { DeskState, ImportDesk } from './import-desk.ts';
import { type FieldName, labelOf, notationOf } from './import-fields.ts';
import classes from './SharedPanel.module.css';
import type { RowProblem } from './table-views.ts';
import { ownZone } from './use-import-desk.ts';

interface SharedPanelProps {
  desk: ImportDesk;
  shared: DeskState['shared'];
  /** What is wrong with them; undefined before the first check. */
  problems: readonly RowProblem[] | undefined;
}

const nameOf = ({ name }: { name: string }) => name;
const idOf = (text: string | undefined) => (text === undefined ? null : Number(text));

export const SharedPanel = memo(function SharedPanel({ desk, shared, problems }: SharedPanelProps) {
  const share = (field: FieldName) => (text: string) => void desk.share(field, text);
  return (
    <Panel title="For all rows" covers="A row that has a cell of its own for one of these keeps its own. Parameters add up.">
      {problems?.map(({ label, message }) => (
        <Alert key={label + message} color="red" role="alert" title={label} mb="sm">
          {message}
        </Alert>
      ))}
      <div className={classes['fields']}>
        <DomainChoice value={shared.domain ?? ''} onChange={share('domain')} />
        <OpeningChoice value={shared.type ?? ''} onChange={share('type')} />
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
          label="Channel"
          one="Channel"
          things="channels"
          list={channelsQuery}
          nameOf={nameOf}
          value={idOf(shared.channel)}
          onChange={(id) => share('channel')(id === null ? '' : String(id))}
        />
        <RecordPicker
          label="Campaign"
          one="Campaign"
          things="campaigns"
          list={campaignsQuery}
          nameOf={nameOf}
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

const ways = [
  { value: 'unsaid', label: 'As the service does it' },
  { value: 'direct', label: 'Direct' },
  { value: 'frame', label: 'Frame' },
  { value: 'splash', label: 'Splash page of the service' },
  { value: 'splashPage', label: 'Splash page of yours' },
  { value: 'overlay', label: 'Overlay' },
] as const;

function OpeningChoice({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const { openingNotation } = useSettings();
  const [picking, setPicking] = useState<PickedOpening>();
  const opening = readOpening(value, openingNotation);
  const way = opening.kind === 'unsaid' ? (picking ?? 'unsaid') : opening.kind;
  const choose = (chosen: string) => {
    const record = chosen === 'splashPage' || chosen === 'overlay' ? chosen : undefined;
    setPicking(record);
    onChange(record !== undefined || chosen === 'unsaid' ? '' : chosen);
  };
  const pick = (kind: PickedOpening) => ({
    nameOf,
    value: 'id' in opening ? opening.id : null,
    onChange: (id: number | null) => {
      setPicking(kind);
      onChange(id === null ? '' : writeOpening(kind, id, openingNotation));
    },
  });
  return (
    <div className={classes['opening']}>
      <NativeSelect label="How it opens" data={ways} value={way} onChange={(event) => choose(event.currentTarget.value)} />
      {way === 'splashPage' ? (
        <RecordPicker {...pick('splashPage')} label="Splash page" one="Splash page" things="splash pages" list={splashQuery} />
      ) : null}
      {way === 'overlay' ? (
        <RecordPicker {...pick('overlay')} label="Overlay" one="Overlay" things="overlays" list={overlaysQuery} />
      ) : null}
    </div>
  );
}
