/** Who is led elsewhere, said in sentences: "Germany → shop.example/de". */
import { Text } from '@mantine/core';
import type { LinkDetail } from '#contract/resources/links.ts';
import { formatCountry } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './LinkTargets.module.css';

export function LinkTargets({ details }: { details: LinkDetail['details'] }) {
  const { location, device, longurl } = details;
  const targeted = location.length + device.length > 0;
  return (
    <Panel title="Who goes where">
      {targeted ? (
        <ul className={classes.list}>
          {location.map((target, index) => (
            <TargetLine key={`location ${index}`} who={formatCountry(target.name)} link={target.link} />
          ))}
          {device.map((target, index) => (
            <TargetLine key={`device ${index}`} who={target.name} link={target.link} />
          ))}
          <TargetLine who="Everyone else" link={longurl} />
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

function TargetLine({ who, link }: { who: string; link: string }) {
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
