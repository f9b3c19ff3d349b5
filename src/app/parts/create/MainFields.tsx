/** Main fields: what the user may fill in for a new link of a part. */
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LockableField } from '#app/parts/part-host.ts';
import type { useQuickLink } from '#app/quick-create/use-quick-link.ts';
import { tagTexts, utmNames } from '#contract/new-link/utm-tags.ts';
import { DestinationChecks } from '#features/new-link/checks/DestinationChecks.tsx';
import { TakenTags } from '#features/new-link/TakenTags.tsx';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { RecordPicker } from '#features/pickers/RecordPicker.tsx';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';
import classes from './NewLinkForm.module.css';
import { isLocked, isShown, type PageValues } from './page-values.ts';

interface MainFieldsProps {
  page: PageValues;
  link: ReturnType<typeof useQuickLink>;
}

/** Destination and alias, and what else the page has filled in without locking it. */
export function MainFields({ page, link }: MainFieldsProps) {
  const { values, errors, set } = link;
  const isOpen = (field: LockableField) => isShown(field, page) && !isLocked(field, page);
  return (
    <>
      {isOpen('url') ? <Destination link={link} /> : null}
      {isOpen('domain') ? (
        <DomainPicker
          value={values.domain}
          error={errors.domain}
          placeholder={link.defaultDomain}
          onChange={(domain) => set({ domain })}
        />
      ) : null}
      {isOpen('alias') ? <Alias link={link} /> : null}
      {isOpen('channel') ? (
        <div>
          <RecordPicker
            {...recordKinds.channel}
            value={values.channel}
            error={errors.channel}
            onChange={(channel) => set({ channel })}
          />
          <TakenTags tags={link.taken} onClear={link.clearTags} />
        </div>
      ) : null}
      {isOpen('campaign') ? (
        <RecordPicker
          {...recordKinds.campaign}
          value={values.campaign}
          error={errors.campaign}
          onChange={(campaign) => set({ campaign })}
        />
      ) : null}
      {isOpen('utm') ? <Tags link={link} /> : null}
    </>
  );
}

type FieldProps = Pick<MainFieldsProps, 'link'>;

function Destination({ link: { values, errors, request, set } }: FieldProps) {
  const t = useTranslations('shell.create');
  return (
    <>
      <TextInput
        label={t('url')}
        placeholder={t('urlExample')}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        value={values.url}
        error={errors.url}
        onChange={(event) => set({ url: event.currentTarget.value })}
      />
      <div className={classes.checks}>
        <DestinationChecks request={request} onUrl={(url) => set({ url })} />
      </div>
    </>
  );
}

function Alias({ link: { values, sent, errors, request, defaultDomain, set } }: FieldProps) {
  const t = useTranslations('shell.create');
  const defaultText = useTranslations('pickers.domain')('default');
  const aliasProblem = request.isAliasUsed
    ? request.problems.find(({ field }) => field === 'custom')?.message
    : undefined;
  const host = splitUrl(sent.domain.replace(/\/+$/, '')).host || sent.domain || defaultDomain;
  return (
    <TextInput
      label={t('alias')}
      // A line in any case, so that nothing moves when the domain is known.
      description={host === '' ? defaultText : <bdi dir="ltr">{`${host}/…`}</bdi>}
      placeholder={t('random')}
      spellCheck={false}
      autoCapitalize="none"
      dir="auto"
      value={values.custom}
      error={errors.custom ?? aliasProblem}
      onChange={(event) => set({ custom: event.currentTarget.value })}
    />
  );
}

/** Source, medium and campaign, and the rarer ones where they are filled in. */
function Tags({ link: { values, errors, set } }: FieldProps) {
  const t = useTranslations('linksNew.utm');
  const { utm } = values;
  const shown = utmNames.filter((name, index) => index < 3 || utm[name] !== '');
  return (
    <fieldset className={classes.tags}>
      <legend>{t('title')}</legend>
      {shown.map((name) => (
        <TextInput
          key={name}
          label={t(`fields.${tagTexts[name]}`)}
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={utm[name]}
          onChange={(event) => set({ utm: { ...utm, [name]: event.currentTarget.value } })}
        />
      ))}
      {errors.utm === undefined ? null : (
        <p role="alert" className={classes.problem}>
          {errors.utm}
        </p>
      )}
    </fieldset>
  );
}
