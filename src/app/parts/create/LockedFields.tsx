/** Locked fields: what the page has set for a new link and its user cannot change, each with its value. */
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type LockableField, lockableFields } from '#app/parts/part-host.ts';
import type { QuickErrors } from '#app/quick-create/use-quick-link.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import { tagTexts, utmNames } from '#contract/new-link/utm-tags.ts';
import { recordKinds } from '#features/pickers/record-kinds.ts';
import { useRecord } from '#queries/records/use-record.ts';
import { displayUrl, splitUrl } from '#ui/safety/safe-url.ts';
import classes from './NewLinkForm.module.css';
import { type PageValues, valueName } from './page-values.ts';

interface LockedFieldsProps {
  page: PageValues;
  /** As they are sent. */
  values: LinkValues;
  errors: QuickErrors;
  /** What the service's short links have before their alias, or ''. */
  defaultDomain: string;
}

/** Costs a request where a channel or campaign is not known by its name. */
export function LockedFields({ page, values, errors, defaultDomain }: LockedFieldsProps) {
  const t = useTranslations('parts.create');
  const texts = useTranslations();
  const { locked = [] } = page;
  if (locked.length === 0) return null;
  const none = texts('pickers.none');

  const shown: Record<LockableField, { label: string; value: ReactNode }> = {
    url: {
      label: texts('shell.create.url'),
      value: <bdi dir="ltr">{displayUrl(values.url)}</bdi>,
    },
    domain: {
      label: texts('pickers.domain.label'),
      value:
        values.domain === '' ? (
          defaultDomain || texts('pickers.domain.default')
        ) : (
          <Host url={values.domain} />
        ),
    },
    alias: {
      label: texts('shell.create.alias'),
      value: values.custom === '' ? texts('shell.create.random') : <bdi>{values.custom}</bdi>,
    },
    channel: {
      label: texts('pickers.kind.channel'),
      value: values.channel === null ? none : <ChannelName id={values.channel} />,
    },
    campaign: {
      label: texts('pickers.kind.campaign'),
      value: values.campaign === null ? none : <CampaignName id={values.campaign} />,
    },
    utm: { label: texts('linksNew.utm.title'), value: <Tags utm={values.utm} /> },
  };
  const rows = lockableFields.filter((field) => locked.includes(field));
  return (
    <section aria-label={t('setByPage')} className={classes.locked}>
      <p className={classes.lockedTitle} aria-hidden>
        <Lock size={14} />
        {t('setByPage')}
      </p>
      <dl>
        {rows.map((field) => (
          <div key={field}>
            <dt>{shown[field].label}</dt>
            <dd>
              {shown[field].value}
              <Problem text={errors[valueName(field)]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span role="alert" className={classes.problem}>
      {text}
    </span>
  );
}

function Host({ url }: { url: string }) {
  return <bdi dir="ltr">{splitUrl(url.replace(/\/+$/, '')).host || url}</bdi>;
}

interface RecordNameProps {
  id: number;
}

function ChannelName({ id }: RecordNameProps) {
  const t = useTranslations('pickers.numbered');
  const { data } = useRecord('channels.record', recordKinds.channel.list, id);
  return <Name name={data?.name} otherwise={t('channel', { id: String(id) })} />;
}

function CampaignName({ id }: RecordNameProps) {
  const t = useTranslations('pickers.numbered');
  const { data } = useRecord('campaigns.record', recordKinds.campaign.list, id);
  return <Name name={data?.name} otherwise={t('campaign', { id: String(id) })} />;
}

function Name({ name, otherwise }: { name: string | null | undefined; otherwise: string }) {
  return <bdi>{name?.trim().slice(0, 200) || otherwise}</bdi>;
}

function Tags({ utm }: Pick<LinkValues, 'utm'>) {
  const t = useTranslations();
  const given = utmNames.filter((name) => utm[name].trim() !== '');
  if (given.length === 0) return t('pickers.none');
  return (
    <ul>
      {given.map((name) => (
        <li key={name}>
          {t(`linksNew.utm.fields.${tagTexts[name]}`)}: <bdi>{utm[name]}</bdi>
        </li>
      ))}
    </ul>
  );
}
