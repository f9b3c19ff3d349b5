/** Link targeting panel: lists which visitors go to which destination. */
import { Text } from '@mantine/core';
import type { LinkDetail } from '#contract/resources/links.ts';
import { formatCountry } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './LinkTargeting.module.css';

export function LinkTargeting({ details }: { details: LinkDetail['details'] }) {
  const { location, device, longurl } = details;
  const rules = [
    ...(location ?? []).map(({ name, link }) => ({ who: name && formatCountry(name), link })),
    ...(device ?? []).map(({ name, link }) => ({ who: name, link })),
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
        The service tells rules for countries and devices. It does not tell rules for languages.
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
