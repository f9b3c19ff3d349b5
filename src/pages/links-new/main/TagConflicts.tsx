/** Tag conflicts: UTM tags that the destination has with one value and the fields with another, and which one is meant. */
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import {
  tagsIn,
  tagTexts,
  type UtmTags,
  utmNames,
  withoutTag,
} from '#contract/new-link/utm-tags.ts';
import { CheckButton, CheckNote, CheckNotes } from '#features/new-link/checks/CheckNote.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

export function TagConflicts() {
  const { form } = useWizard();
  const [url, utm] = useWatch({ control: form.control, name: ['url', 'utm'] });
  const there = tagsIn(completeUrl(url));
  const conflicts = utmNames.filter((name) => {
    const here = utm[name].trim();
    return here !== '' && there[name] !== '' && here !== there[name];
  });
  return (
    <CheckNotes>
      {conflicts.map((name) => (
        <Conflict key={name} name={name} there={there[name]} here={utm[name].trim()} />
      ))}
    </CheckNotes>
  );
}

interface ConflictProps {
  name: keyof UtmTags;
  /** In the destination. */
  there: string;
  /** In the field. */
  here: string;
}

function Conflict({ name, there, here }: ConflictProps) {
  const t = useTranslations('linksNew');
  const { form } = useWizard();
  const takeField = () => {
    form.setValue('url', withoutTag(completeUrl(form.getValues('url')), name));
  };
  return (
    <CheckNote tone="warns">
      {t.rich('checks.tags', {
        tag: t(`utm.short.${tagTexts[name]}`),
        there: there.slice(0, 60),
        here: here.slice(0, 60),
        use: (text) => <CheckButton onClick={takeField}>{text}</CheckButton>,
        keep: (text) => (
          <CheckButton onClick={() => form.setValue(`utm.${name}`, '')}>{text}</CheckButton>
        ),
      })}
    </CheckNote>
  );
}
