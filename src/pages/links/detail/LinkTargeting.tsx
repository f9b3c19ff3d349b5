/** Link targeting panel: lists which visitors go to which destination. */
import { Text } from '@mantine/core';
import type { LinkDetail, NewLink } from '#contract/resources/links.ts';
import { formatCountry } from '#ui/format/format.ts';
import { languageName } from '#ui/format/language-names.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './LinkTargeting.module.css';

interface LinkTargetingProps {
  details: LinkDetail['details'];
  /** The link as this browser sent it, where it did: the service does not tell language rules. */
  sent: NewLink | undefined;
}

export function LinkTargeting({ details, sent }: LinkTargetingProps) {
  const { location, device, longurl } = details;
  // In the order in which a service applies them, as in the wizard.
  const rules = [
    ...(device ?? []).map(({ name, link }) => ({ who: name, link })),
    ...(location ?? []).map(({ name, link }) => ({ who: name && formatCountry(name), link })),
    ...(sent?.languagetarget ?? []).map(({ language, link }) => ({ who: languageName(language), link })),
  ];
  const unread = [...(location === null ? ['countries'] : []), ...(device === null ? ['devices'] : [])];
  return (
    <Panel title="Who goes where">
      {unread.length === 0 ? null : <Text>The rules for {unread.join(' and ')} could not be read.</Text>}
      {rules.length > 0 ? (
        <ul className={classes.list}>
          {rules.map(({ who, link }, index) => (
            <RuleRow key={index} who={who ?? 'Could not be read'} link={link} />
          ))}
          <RuleRow who="Everyone else" link={longurl} />
        </ul>
      ) : unread.length > 0 ? null : (
        <Text>Everyone goes to the destination, whatever their country or device.</Text>
      )}
      <Text size="xs" c="var(--deck-text-dim)" mt="xs">
        {sent === undefined ? 'Language rules can’t be shown here.' : 'Language rules are shown as sent from this browser.'}
      </Text>
    </Panel>
  );
}

function RuleRow({ who, link }: { who: string; link: string | null }) {
  return (
    <li className={classes.line}>
      <bdi className={classes.who}>{who}</bdi>
      <span aria-hidden className={classes.arrow}>
        →
      </span>
      <span className={classes.where}>
        {link === null ? 'Could not be read' : <ExternalLink address={link} scheme={false} />}
      </span>
    </li>
  );
}
