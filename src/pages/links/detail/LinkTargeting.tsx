/** Link targeting panel: lists which visitors go to which destination. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LinkDetail, NewLink } from '#contract/resources/links.ts';
import { formatCountry } from '#ui/format/format.ts';
import { languageName } from '#ui/format/language-names.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './LinkTargeting.module.css';

const unreadKeys = { countries: 'unread.countries', devices: 'unread.devices', both: 'unread.both' } as const;

interface LinkTargetingProps {
  details: LinkDetail['details'];
  /** The link as this browser sent it, where it did: the service does not tell language rules. */
  sent: NewLink | undefined;
}

export function LinkTargeting({ details, sent }: LinkTargetingProps) {
  const t = useTranslations('link.targeting');
  const { location, device, longurl } = details;
  // In the order in which a service applies them, as in the wizard.
  const rules = [
    ...(device ?? []).map(({ name, link }) => ({ who: name, link })),
    ...(location ?? []).map(({ name, link }) => ({ who: name && formatCountry(name), link })),
    ...(sent?.languagetarget ?? []).map(({ language, link }) => ({ who: languageName(language), link })),
  ];
  const unread =
    location === null && device === null ? 'both' : location === null ? 'countries' : device === null ? 'devices' : undefined;
  return (
    <Panel title={t('title')}>
      {unread === undefined ? null : <Text>{t(unreadKeys[unread])}</Text>}
      {rules.length > 0 ? (
        <ul className={classes.list}>
          {rules.map(({ who, link }, index) => (
            <RuleRow key={index} who={who ?? t('unreadPart')} link={link} />
          ))}
          <RuleRow who={t('others')} link={longurl} />
        </ul>
      ) : unread !== undefined ? null : (
        <Text>{t('none')}</Text>
      )}
      <Text size="xs" c="var(--deck-text-dim)" mt="xs">
        {sent === undefined ? t('languagesHidden') : t('languagesSent')}
      </Text>
    </Panel>
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
      <span className={classes.where}>{link === null ? t('unreadPart') : <ExternalLink address={link} scheme={false} />}</span>
    </li>
  );
}
