/** Link targeting panel: lists which visitors go to which destination. */
import { Text } from '@mantine/core';
import type { LinkDetail } from '#contract/resources/links.ts';
import { formatCountry } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './LinkTargeting.module.css';

export function LinkTargeting({ details }: { details: LinkDetail['details'] }) {
  const { location, device, longurl } = details;
  const targeted = location.length + device.length > 0;
  return (
    <Panel title="Who goes where">
      {targeted ? (
        <ul className={classes.list}>
          {location.map((rule, index) => (
            <RuleRow key={`location ${index}`} who={formatCountry(rule.name)} link={rule.link} />
          ))}
          {device.map((rule, index) => (
            <RuleRow key={`device ${index}`} who={rule.name} link={rule.link} />
          ))}
          <RuleRow who="Everyone else" link={longurl} />
        </ul>
      ) : (
        <Text>Everyone goes to the destination, whatever their country or device.</Text>
      )}
      <Text size="xs" c="var(--deck-text-dim)" mt="xs">
        The service tells rules for countries and devices. It does not tell rules for languages.
      </Text>
    </Panel>
  );
}

function RuleRow({ who, link }: { who: string; link: string }) {
  return (
    <li className={classes.line}>
      <bdi className={classes.who}>{who}</bdi>
      <span aria-hidden className={classes.arrow}>
        →
      </span>
      <span className={classes.where}>
        <ExternalLink address={link} scheme={false} />
      </span>
    </li>
  );
}
