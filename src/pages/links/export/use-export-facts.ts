/** Export facts hook: channels, campaign and new clicks of exported links, as far as this browser knows them. */
import { campaignFinder, campaignText } from '#features/assign/model/use-link-campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useCachedCampaigns } from '#queries/resources/campaigns.ts';
import type { ExportFacts, ExportRow } from './export-file.ts';

/** As many as the engine answers at once. */
const maxIds = 200;

/** Costs no request. */
export function useExportFacts(): (
  rows: readonly ExportRow[],
) => Promise<(row: ExportRow) => ExportFacts> {
  const { library, jobs } = useEngine();
  const cached = useCachedCampaigns();
  const { nameOf } = useTargetNames();
  return async (rows) => {
    const campaigns = cached();
    const known = new Map<number, ExportFacts>();
    for (let from = 0; from < rows.length; from += maxIds) {
      const part = rows.slice(from, from + maxIds);
      const ids = part.flatMap(({ id }) => id ?? []);
      const [facts, assigned] = await Promise.all([library.rowFacts(ids), jobs.campaignsOf(ids)]);
      const campaignOf = campaignFinder(
        campaigns,
        new Map(assigned.map((each) => [each.link, each])),
        nameOf,
      );
      const factById = new Map(facts.links.map((each) => [each.id, each]));
      const channelById = new Map(facts.channels.map((each) => [each.id, each]));
      for (const row of part) {
        const fact = factById.get(row.id ?? 0);
        const channels = (fact?.channels ?? []).flatMap((id) => channelById.get(id) ?? []);
        known.set(row.id ?? 0, {
          channel: channels.map((each) => nameOf('channel', each)).join(', '),
          campaign: campaignText(campaignOf(row)),
          gained: facts.since === null ? null : (fact?.gained ?? 0),
        });
      }
    }
    return ({ id }) => known.get(id ?? 0) ?? { channel: '', campaign: '', gained: null };
  };
}
