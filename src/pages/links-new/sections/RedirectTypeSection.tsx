/** Redirect type step: how the link opens, with what a visitor sees for each type. */

import { Radio, Stack } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { WithPicture } from '#features/redirect-types/TypePicture.tsx';
import {
  type RedirectTypeOption,
  useRedirectType,
} from '#features/redirect-types/use-redirect-type.ts';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

const helpKeys = {
  direct: 'direct',
  frame: 'frame',
  splash: 'splash',
  splashPage: 'splashPage',
  overlay: 'overlay',
  other: 'other',
} as const satisfies Readonly<Record<RedirectTypeOption | 'other', string>>;

export function RedirectTypeSection() {
  const t = useTranslations('linksNew.redirectType');
  const { control } = useWizard().form;
  const { value: type, ref, onChange, onBlur } = useController({ control, name: 'type' }).field;
  const { options, current, option, choose, pick, picked } = useRedirectType(type, onChange);
  const error = useFieldError('type');
  const description = picked === null ? t('unpicked') : undefined;
  const picker = { value: picked, error, description };

  return (
    <Radio.Group
      label={t('label')}
      description={t(helpKeys[option])}
      name="type"
      value={option}
      onChange={choose}
      onBlur={onBlur}
      error={option === 'splashPage' || option === 'overlay' ? undefined : error}
    >
      <Stack gap="sm" mt="xs">
        {options.map(({ value, label }, index) => (
          <WithPicture key={value} name={value}>
            <Radio value={value} label={label} {...(index === 0 ? { ref } : {})} />
          </WithPicture>
        ))}
        {current.kind === 'other' ? (
          <Radio value="other" label={<bdi>{current.text.slice(0, 50)}</bdi>} />
        ) : null}
        {option === 'splashPage' ? (
          <RecordPicker {...recordKinds.splashPage} {...picker} onChange={pick('splashPage')} />
        ) : null}
        {option === 'overlay' ? (
          <RecordPicker {...recordKinds.overlay} {...picker} onChange={pick('overlay')} />
        ) : null}
      </Stack>
    </Radio.Group>
  );
}
