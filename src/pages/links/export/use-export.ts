/** Export state: reads the list page by page, can stop and resume, and saves the file. */
import { useEffect, useRef, useState } from 'react';
import { nothingRead, type PagesRead, pages } from '#contract/reading/pages.ts';
import type { Link } from '#contract/resources/links.ts';
import { campaignFinder, campaignText } from '#features/assign/model/use-link-campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { fileName, saveFile } from '#features/files/download.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type LinkView, useSelectLinks } from '#queries/library.ts';
import { useCachedCampaigns } from '#queries/resources/campaigns.ts';
import { useLinksInBulk } from '#queries/resources/links.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import type { ExportFacts, ExportFormat } from './export-file.ts';

/** Loaded rows, the links that are here and match, or all pages of a list of the service. */
export type ExportSource =
  | { readonly kind: 'rows'; readonly rows: readonly Link[] }
  | {
      readonly kind: 'view';
      readonly view: LinkView;
      readonly total: number;
      /** Not all links of the account are here. */
      readonly partial: boolean;
    }
  | {
      readonly kind: 'list';
      readonly q: string;
      readonly order: 'date' | 'click';
      /** Rows on all pages, where known. */
      readonly total: number | undefined;
    };

/** Rows on a page; larger pages time out at some services. */
export const exportPage = 50;

type State = 'ready' | 'reading' | 'failed' | 'saved';

export function useExport(source: ExportSource) {
  const errorText = useErrorText();
  const ask = useLinksInBulk();
  const selectLinks = useSelectLinks();
  const readFacts = useExportFacts();
  const [progress, setProgress] = useState<PagesRead<Link>>(
    source.kind === 'rows'
      ? { rows: source.rows, unreadable: 0, total: source.rows.length, next: undefined }
      : nothingRead,
  );
  const [state, setState] = useState<State>('ready');
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState({ rows: 0, guarded: 0, unparsed: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (signal: AbortSignal): Promise<PagesRead<Link>> => {
    if (source.kind === 'rows') return progress;
    if (source.kind === 'view') {
      const rows = await selectLinks(source.view);
      return { rows, unreadable: 0, total: rows.length, next: undefined };
    }
    const { q, order } = source;
    const page = (number: number): Promise<Awaited<ReturnType<typeof ask>>> =>
      ask({ page: number, limit: exportPage, order, ...(q === '' ? {} : { q }) }, signal);
    let soFar = progress;
    for await (soFar of pages<Link>(page, progress)) setProgress(soFar);
    return soFar;
  };

  /** Reads the remaining pages, and saves the file. */
  const start = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setState('reading');
    setProblem('');
    try {
      const { rows } = await read(controller.signal);
      const [factsOf, { exportFile }] = await Promise.all([
        readFacts(rows),
        import('./export-file.ts'),
      ]);
      const now = Date.now();
      const { text, ...counts } = exportFile(rows, format, { factsOf, now });
      const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
      saveFile(
        new Blob([text], { type }),
        fileName(`${subjectOf(source)} ${calendarDay(now)}.${format}`),
      );
      setSaved({ rows: rows.length, ...counts });
      setState('saved');
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(errorText(error));
      setState('failed');
    }
  };

  return { progress, state, problem, saved, start, stop: () => running.current?.abort() };
}

/** `links`, with what they were searched for. */
function subjectOf(source: ExportSource): string {
  if (source.kind === 'rows') return 'links';
  const q = source.kind === 'view' ? source.view.q : source.q;
  return `links ${q.slice(0, 40)}`;
}

/** As many as the engine answers at once. */
const maxIds = 200;

/** Costs no request. */
function useExportFacts(): (rows: readonly Link[]) => Promise<(row: Link) => ExportFacts> {
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
