/** Platform offer: a rule for Android where only iPhones or iPads have one, and the other way round. */
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { forgottenPlatforms } from '#contract/new-link/target-rules.ts';
import { CheckButton, CheckNote, CheckNotes } from '#features/new-link/checks/CheckNote.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';

export function PlatformOffer() {
  const t = useTranslations('linksNew.checks');
  const { form, goTo } = useWizard();
  const rules = useWatch({ control: form.control, name: 'devicetarget' });
  const addRule = (device: string) => {
    form.setValue('devicetarget', [...rules, { device, link: '' }]);
    goTo('targeting', `devicetarget.${rules.length}.link`);
  };
  return (
    <CheckNotes>
      {forgottenPlatforms(rules).map((device) => (
        <CheckNote key={device} tone="warns">
          {t.rich('platform', {
            device,
            add: (text) => <CheckButton onClick={() => addRule(device)}>{text}</CheckButton>,
          })}
        </CheckNote>
      ))}
    </CheckNotes>
  );
}
