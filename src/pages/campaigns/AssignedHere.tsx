/** Assigned here: the links that this browser assigned to a campaign, because the interface cannot list them. */
import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#features/routes/paths.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './AssignedHere.module.css';

export function AssignedHere({ campaign }: { campaign: { id: number } }) {
  const { data: items = [] } = useLinksOfCampaign(campaign.id);
  return (
    <Panel
      title="Assigned from this browser"
      covers="The service cannot list the links of a campaign. Others may be in it, and some of these may be in another one by now."
    >
      {items.length === 0 ? (
        <Text c="var(--deck-text-dim)">Nothing yet. Links that you assign in this browser appear in this place.</Text>
      ) : (
        <ul className={classes['links']} aria-label="Assigned from this browser">
          {items.map(({ id, label }) => (
            <li key={id}>
              <Link to={paths.link.href(id)} className={classes['link']}>
                <ShortLink address={label} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
