/** How the link opens: straight, in a frame, behind a splash page, or under an overlay; and what a visitor sees of that. */
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type PickedOpening, readOpening, writeOpening } from '#pages/pieces/opening.ts';
import { useSettings } from '#pages/pieces/SettingsContext.tsx';
import { overlaysQuery } from '#queries/overlays.ts';
import { splashQuery } from '#queries/splash.ts';
import { useProblem } from './PartText.tsx';
import { RecordPicker } from '#pages/pieces/RecordPicker.tsx';
import type { WizardValues } from './wizard-values.ts';

const ways = [
  { kind: 'unsaid', label: 'As the service does it', sees: 'Nothing is said. Services lead the visitor straight on.' },
  { kind: 'direct', label: 'Direct', sees: 'The visitor comes straight to the destination.' },
  {
    kind: 'frame',
    label: 'Frame',
    sees: 'The destination is shown inside a page of the short link, whose address stays in view. Many sites refuse that, and the visitor then sees an empty page.',
  },
  { kind: 'splash', label: 'Splash page of the service', sees: 'The visitor first sees a page of the service, and goes on from there.' },
  { kind: 'splashPage', label: 'Splash page of yours', sees: 'The visitor first sees a page that you made at the service, and goes on from there.' },
  { kind: 'overlay', label: 'Overlay', sees: 'The visitor sees the destination with a call to action of yours over it. Sites that refuse to be framed stay empty under it.' },
] as const;

/** A kind that is chosen, or that waits for its record to be picked. */
type Way = (typeof ways)[number]['kind'] | 'other';

export function OpensPart() {
  const { control } = useFormContext<WizardValues>();
  const { openingNotation } = useSettings();
  const { value: type, ref, onChange, onBlur } = useController({ control, name: 'type' }).field;
  const opening = readOpening(type, openingNotation);
  const [picking, setPicking] = useState<PickedOpening>();
  // What is said counts, also where it was said elsewhere, such as by a link that is duplicated.
  const way: Way = opening.kind === 'unsaid' ? (picking ?? 'unsaid') : opening.kind;
  const problem = useProblem('type');

  const choose = (chosen: string) => {
    const kind = ways.find((each) => each.kind === chosen)?.kind;
    if (kind === undefined) return;
    if (kind === 'splashPage' || kind === 'overlay') {
      setPicking(kind);
      // Until one is picked nothing is said, so that no other way than the chosen one is ever sent.
      if (opening.kind !== kind) onChange('');
    } else {
      setPicking(undefined);
      onChange(kind === 'unsaid' ? '' : kind);
    }
  };
  const pick = (kind: PickedOpening) => (id: number | null) => {
    setPicking(kind);
    onChange(id === null ? '' : writeOpening(kind, id, openingNotation));
  };
  const picker = {
    value: 'id' in opening ? opening.id : null,
    error: problem,
    description: 'Until you pick one, the link opens as the service does it.',
  };

  return (
    <Radio.Group
      label="What happens when somebody follows the link"
      name="type"
      value={way}
      onChange={choose}
      onBlur={onBlur}
      error={way === 'splashPage' || way === 'overlay' ? undefined : problem}
    >
      <Stack gap="sm" mt="xs">
        {ways.map(({ kind, label, sees }, index) => (
          <div key={kind}>
            <Radio value={kind} label={label} description={sees} {...(index === 0 ? { ref } : {})} />
          </div>
        ))}
        {opening.kind === 'other' ? (
          <Radio value="other" label={<bdi>{opening.text.slice(0, 50)}</bdi>} description="This is sent as it stands here. Whether the service knows it shows when the link is created." />
        ) : null}
        {way === 'splashPage' ? (
          <RecordPicker
            {...picker}
            label="Splash page"
            one="Splash page"
            things="splash pages"
            list={splashQuery}
            nameOf={({ name }) => name}
            onChange={pick('splashPage')}
          />
        ) : null}
        {way === 'overlay' ? (
          <RecordPicker
            {...picker}
            label="Overlay"
            one="Overlay"
            things="overlays"
            list={overlaysQuery}
            nameOf={({ name }) => name}
            onChange={pick('overlay')}
          />
        ) : null}
      </Stack>
    </Radio.Group>
  );
}
