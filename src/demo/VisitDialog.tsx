/** Visit dialog: which visitor the short links of the demo see, so that targeting can be tried from one browser. */
import { type Ref, useId, useMemo, useState } from 'react';
import { countryCodes } from '#contract/targeting/countries.ts';
import type { DemoTexts } from '#texts/demo-texts.ts';
import classes from './Demo.module.css';
import { DemoDialog, type DemoDialogHandle } from './DemoDialog.tsx';
import type { DemoWorker } from './demo-worker.ts';
import { type VisitAs, type VisitDevice, visitDevices } from './messages.ts';

interface VisitDialogProps {
  ref: Ref<DemoDialogHandle>;
  worker: DemoWorker;
  texts: DemoTexts;
}

/** The languages in which most of the web is read. */
const visitLanguages = 'ar de en es fr hi it ja ko nl pl pt ru sv tr uk zh'.split(' ');

export function VisitDialog({ ref, worker, texts }: VisitDialogProps) {
  const { visit } = texts;
  const [visitor, setVisitor] = useState<VisitAs>({});
  const languages = useNames('language', visitLanguages);
  const countries = useNames('region', countryCodes);
  const devices = Object.keys(visitDevices).map((name) => ({ value: name, name }));
  const change = (part: VisitAs) => setVisitor({ ...visitor, ...part });
  return (
    <DemoDialog
      ref={ref}
      title={visit.title}
      cancel={texts.cancel}
      submit={visit.save}
      onOpen={() => void worker.call({ name: 'visitor' }).then(setVisitor, () => undefined)}
      onSubmit={() => void worker.call({ name: 'setVisitor', visitor }).catch(() => undefined)}
    >
      <p>{visit.text}</p>
      <Choice
        label={visit.language}
        none={visit.own}
        choices={languages}
        value={visitor.language}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={visit.country}
        none={visit.unknown}
        choices={countries}
        value={visitor.country}
        onChange={(country) => change({ country })}
      />
      <Choice
        label={visit.device}
        none={visit.own}
        choices={devices}
        value={visitor.device}
        // A sound cast: these are the names of the choices.
        onChange={(device) => change({ device: device as VisitDevice | undefined })}
      />
    </DemoDialog>
  );
}

interface Named {
  readonly value: string;
  readonly name: string;
}

interface ChoiceProps {
  label: string;
  /** The choice of nothing. */
  none: string;
  choices: readonly Named[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Choice({ label, none, choices, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** By their names in the language of the document. */
function useNames(type: 'language' | 'region', codes: readonly string[]): readonly Named[] {
  const { lang } = document.documentElement;
  return useMemo(() => {
    const names = new Intl.DisplayNames(lang, { type });
    return codes
      .map((value) => ({ value, name: names.of(value) ?? value }))
      .sort((one, other) => one.name.localeCompare(other.name, lang));
  }, [lang, type, codes]);
}
