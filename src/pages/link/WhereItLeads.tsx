/** Where it leads: which visitors go to which destination, as sentences, and what the service adds to each of them. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LinkDetail, NewLink } from '#contract/resources/links.ts';
import { formatCountry } from '#ui/format/format.ts';
import { languageName } from '#ui/format/language-names.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './WhereItLeads.module.css';

const unreadKeys = {
  countries: 'unread.countries',
  devices: 'unread.devices',
  both: 'unread.both',
} as const;

interface WhereItLeadsProps {
  details: LinkDetail['details'];
  /** The link as this browser sent it, where it did: the service does not tell language rules. */
  sent: NewLink | undefined;
}

/** Whether there is more to say than that all visitors go to the destination. */
export function hasTargets(details: LinkDetail['details'], sent: NewLink | undefined): boolean {
  const isUnread = details.location === null || details.device === null;
  return isUnread || rulesOf(details, sent).length > 0 || (sent?.parameters ?? []).length > 0;
}

export function WhereItLeads({ details, sent }: WhereItLeadsProps) {
  const t = useTranslations('link.targeting');
  const rules = rulesOf(details, sent);
  const unread = unreadRules(details);
  return (
    <Panel title={t('title')}>
      {unread === undefined ? null : <Text>{t(unreadKeys[unread])}</Text>}
      {rules.length > 0 ? (
        <ul className={classes.list}>
          {rules.map(({ who, link }, index) => (
            <RuleRow key={index} who={who ?? t('unreadPart')} link={link} />
          ))}
          <RuleRow who={t('others')} link={details.longurl} />
        </ul>
      ) : unread !== undefined ? null : (
        <Text>{t('none')}</Text>
      )}
      <Added parameters={sent?.parameters ?? []} />
      <Text size="xs" c="var(--deck-text-dim)" mt="xs">
        {sent === undefined ? t('languagesHidden') : t('languagesSent')}
      </Text>
    </Panel>
  );
}

/** In the order in which a service applies them, as in the wizard. */
export function rulesOf({ location, device }: LinkDetail['details'], sent: NewLink | undefined) {
  return [
    ...(device ?? []).map(({ name, link }) => ({ who: name, link })),
    ...(location ?? []).map(({ name, link }) => ({ who: name && formatCountry(name), link })),
    ...(sent?.languagetarget ?? []).map(({ language, link }) => ({
      who: languageName(language),
      link,
    })),
  ];
}

function unreadRules({ location, device }: LinkDetail['details']) {
  if (location === null) return device === null ? 'both' : 'countries';
  return device === null ? 'devices' : undefined;
}

/** What the service adds to the destination, and to those of rules. */
function Added({ parameters }: { parameters: NonNullable<NewLink['parameters']> }) {
  const t = useTranslations('link.targeting');
  if (parameters.length === 0) return null;
  const query = parameters.map(({ name, value }) => `${name}=${value}`).join('&');
  return (
    <Text mt="xs">
      {t.rich('added', {
        parameters: () => (
          <span dir="ltr" className={classes.added}>
            <UntrustedText text={query} fold={200} />
          </span>
        ),
      })}
    </Text>
  );
}

function RuleRow({ who, link }: { who: string; link: string | null }) {
  const t = useTranslations('link.targeting');
  return (
    <li className={classes.line}>
      <bdi className={classes.who}>{who}</bdi>
      <span aria-hidden data-arrow className={classes.arrow}>
        →
      </span>
      <span className={classes.where}>
        {link === null ? t('unreadPart') : <ExternalLink url={link} scheme={false} />}
      </span>
    </li>
  );
}
