/** Redirect type step: how the link opens, with what a visitor sees for each type. */
import { Radio, Stack } from '@mantine/core';
import { useController } from 'react-hook-form';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { WithPicture } from '#features/redirect-types/TypePicture.tsx';
import { type RedirectTypeOption, redirectTypeOptions, useRedirectType } from '#features/redirect-types/use-redirect-type.ts';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';

const descriptions: Readonly<Record<RedirectTypeOption, string>> = {
  unsaid: 'Nothing is sent. Services lead the visitor straight on.',
  direct: 'The visitor comes straight to the destination.',
  frame:
    'The destination is shown inside a page of the short link, whose address stays in view. Many sites refuse that, and the visitor then sees an empty page.',
  splash: 'The visitor first sees a page of the service, and goes on from there.',
  splashPage: 'The visitor first sees a page that you made at the service, and goes on from there.',
  overlay:
    'The visitor sees the destination with a call to action of yours over it. Sites that refuse to be framed stay empty under it.',
};

export function RedirectTypeStep() {
  const { control } = useWizard().form;
  const { value: type, ref, onChange, onBlur } = useController({ control, name: 'type' }).field;
  const { current, option, choose, pick, picked } = useRedirectType(type, onChange);
  const error = useFieldError('type');
  const description = picked === null ? 'Until you pick one, the link opens as the service does it.' : undefined;
  const picker = { value: picked, error, description };

  return (
    <Radio.Group
      label="What happens when somebody follows the link"
      name="type"
      value={option}
      onChange={choose}
      onBlur={onBlur}
      error={option === 'splashPage' || option === 'overlay' ? undefined : error}
    >
      <Stack gap="sm" mt="xs">
        {redirectTypeOptions.map(({ value, label }, index) => (
          <WithPicture key={value} name={value === 'unsaid' ? 'direct' : value}>
            <Radio value={value} label={label} description={descriptions[value]} {...(index === 0 ? { ref } : {})} />
          </WithPicture>
        ))}
        {current.kind === 'other' ? (
          <Radio
            value="other"
            label={<bdi>{current.text.slice(0, 50)}</bdi>}
            description="This is sent as it stands here. Whether the service knows it shows when the link is created."
          />
        ) : null}
        {option === 'splashPage' ? <RecordPicker {...recordKinds.splashPage} {...picker} onChange={pick('splashPage')} /> : null}
        {option === 'overlay' ? <RecordPicker {...recordKinds.overlay} {...picker} onChange={pick('overlay')} /> : null}
      </Stack>
    </Radio.Group>
  );
}
