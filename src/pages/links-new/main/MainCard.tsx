/** Main card: what nearly every link needs, from the destination to the address on which visitors land. */
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { tagsAfterChoice, useTagsOfChannel } from '#features/new-link/channel-tags.ts';
import { fixedValues } from '#features/new-link/naming/form-naming.ts';
import { NamingNotes } from '#features/new-link/naming/NamingNotes.tsx';
import { ShortLinkFields } from '#features/new-link/ShortLinkFields.tsx';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { ChannelForm } from '#features/resource-forms/ChannelForm.tsx';
import { CreatedNotice } from '#features/resource-forms/CreatedNotice.tsx';
import {
  setValues,
  useFieldError,
  WizardTextField,
} from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { DestinationField } from './DestinationField.tsx';
import classes from './MainCard.module.css';
import { UtmFields } from './UtmFields.tsx';

export function MainCard() {
  const t = useTranslations('linksNew');
  return (
    <section id="section-destination" className={classes.card} aria-label={t('destination.card')}>
      <DestinationField />
      <ShortLinkField />
      <RecordFields />
      <UtmFields />
      <NamingWarnings />
      <FinalUrl />
    </section>
  );
}

/** What naming rules advise; what they refuse is at its field. */
function NamingWarnings() {
  const { form, request } = useWizard();
  return (
    <NamingNotes
      problems={request.naming.filter(({ level }) => level === 'warn')}
      onFix={(problem, choice) => setValues(form, fixedValues(form.getValues(), problem, choice))}
    />
  );
}

/** Where visitors land, with the tags and parameters in the accent, while they are typed. */
function FinalUrl() {
  const t = useTranslations('linksNew.destination');
  const { finalUrl, destination } = useWizard().request;
  const shown = displayUrl(finalUrl);
  const plain = sameStart(shown, displayUrl(destination));
  return (
    <div>
      <p className={classes.label}>{t('landOn')}</p>
      {shown === '' ? (
        <p className={classes.nowhere}>{t('landNowhere')}</p>
      ) : (
        <p className={classes.final} dir="ltr">
          <UntrustedText text={plain} fold={300} />
          {plain === shown ? null : (
            <mark>
              <UntrustedText text={shown.slice(plain.length)} fold={300} />
            </mark>
          )}
        </p>
      )}
    </div>
  );
}

/** What both texts begin with. */
function sameStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  const rest = one.slice(length);
  // The question mark belongs to the address: the tags are what follows it.
  return rest.startsWith('?') || rest.startsWith('&')
    ? one.slice(0, length + 1)
    : one.slice(0, length);
}

/** The channel and the campaign of the new link, picked or created on the spot. */
function RecordFields() {
  return (
    <div className={classes.pair}>
      <RecordField name="channel" record={recordKinds.channel} CreateForm={ChannelForm} />
      <RecordField name="campaign" record={recordKinds.campaign} CreateForm={CampaignForm} />
    </div>
  );
}

interface RecordFieldProps<Row> {
  name: 'channel' | 'campaign';
  record: { kind: 'channel' | 'campaign'; list: ListQuery<Row> };
  CreateForm: typeof ChannelForm | typeof CampaignForm;
}

function RecordField<Row extends { id: number | null; name: string | null }>({
  name,
  record,
  CreateForm,
}: RecordFieldProps<Row>) {
  const t = useTranslations('linksNew.records');
  const { form } = useWizard();
  const { value, ref, onChange } = useController({ control: form.control, name }).field;
  /** The name of the record that is being created. */
  const [creating, setCreating] = useState<string>();
  const [notice, setNotice] = useState('');
  const tagsOf = useTagsOfChannel();
  const pick = (id: number | null) => {
    onChange(id);
    if (name !== 'channel') return;
    form.setValue('utm', tagsAfterChoice(form.getValues(), tagsOf(value), tagsOf(id)));
  };
  const withoutId = name === 'channel' ? t('channelWithoutId') : t('campaignWithoutId');
  const take = (id: number | null) => {
    if (id !== null) pick(id);
    setNotice(id === null ? withoutId : '');
  };
  const label = (typed: string) =>
    t(name === 'channel' ? 'newChannel' : 'newCampaign', {
      has: typed === '' ? 'no' : 'yes',
      name: typed.slice(0, 100),
    });
  return (
    <div>
      <RecordPicker
        {...record}
        value={value}
        onChange={pick}
        error={useFieldError(name)}
        name={name}
        ref={ref}
        createLine={{ label, onChoose: setCreating }}
      />
      <CreatedNotice>{notice}</CreatedNotice>
      {creating === undefined ? null : (
        <CreateForm
          name={creating}
          onClose={() => setCreating(undefined)}
          onCreated={({ id }) => take(id)}
        />
      )}
    </div>
  );
}

/** The domain and the alias of the new link in the form. */
function ShortLinkField() {
  const t = useTranslations('linksNew.destination');
  const { form, defaultDomain, request } = useWizard();
  const { custom = '' } = request.body;
  const { field } = useController({ control: form.control, name: 'domain' });
  return (
    <ShortLinkFields
      domain={{ ...field, error: useFieldError('domain') }}
      defaultDomain={defaultDomain}
      alias={<WizardTextField name="custom" label={t('alias')} placeholder={t('random')} quiet />}
      aliasText={custom}
      taken={request.isAliasUsed ? custom : ''}
      onAlias={(alias) => form.setValue('custom', alias)}
    />
  );
}
