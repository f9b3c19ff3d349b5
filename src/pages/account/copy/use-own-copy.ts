/** Own copy state: saves a user's own words of an account as one file, and adds those of a file to what is here. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readNamingRules } from '#contract/new-link/naming-rules.ts';
import { saveFile } from '#features/files/download.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { readOwnNaming, storeOwnNaming } from '#local/own-naming.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useAllNotes, useNoteActions } from '#queries/notes.ts';
import { usePlanActions, usePlans } from '#queries/plans.ts';
import { type CopyProblem, copyText, maxCopyBytes, type OwnCopy, readCopy } from './copy-file.ts';
import { missingViews } from './missing-views.ts';

/** What the panel says last. */
export type CopyOutcome =
  | { readonly tone: 'done'; readonly text: string }
  | { readonly tone: 'failed'; readonly text: string };

export function useOwnCopy() {
  const t = useTranslations('account.copy');
  const { accountId } = useEngine();
  const { readLinkList, storeLinkList } = useSessionActions();
  const { items: notes } = useAllNotes();
  const { items: plans } = usePlans();
  const { restore: restoreNotes } = useNoteActions();
  const { restore: restorePlans } = usePlanActions();
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const fail = (text: string) => setOutcome({ tone: 'failed', text });

  const ownNaming = () => {
    const read = readNamingRules(readOwnNaming(accountId));
    return 'rules' in read ? read.rules : undefined;
  };
  const save = () => {
    const savedAt = Date.now();
    const own = {
      savedAt,
      notes: [...notes],
      plans: plans.map((plan) => structuredClone(plan) as OwnCopy['plans'][number]),
      naming: ownNaming(),
      views: [...readLinkList(accountId).views],
    };
    const name = `linkdeck-copy-${new Date(savedAt).toISOString().slice(0, 10)}.json`;
    saveFile(new Blob([copyText(own)], { type: 'application/json' }), name);
    setOutcome({ tone: 'done', text: t('saved', { name }) });
  };

  /** Whether all of it is stored now. */
  const addAll = async ({ naming, views, ...engineWords }: OwnCopy): Promise<boolean> => {
    const areNotes = await restoreNotes(engineWords.notes);
    const arePlans = await restorePlans(engineWords.plans);
    const isRule = naming === undefined || ownNaming() !== undefined;
    const areRules = isRule || storeOwnNaming(accountId, naming);
    const list = readLinkList(accountId);
    const more = missingViews(list.views, views);
    const areViews =
      more.length === 0 || storeLinkList(accountId, { ...list, views: [...list.views, ...more] });
    return areNotes && arePlans && areRules && areViews;
  };
  const restore = async (file: File) => {
    setOutcome(undefined);
    const read =
      file.size > maxCopyBytes
        ? { problem: { why: 'tooLarge' } as const }
        : readCopy(await file.text());
    if ('problem' in read) {
      fail(problemText(read.problem, t));
      return;
    }
    const { copy } = read;
    const isStored = await addAll(copy);
    if (!isStored) {
      fail(t('notAll'));
      return;
    }
    const text = t('restored', {
      notes: copy.notes.length,
      plans: copy.plans.length,
      views: copy.views.length,
    });
    setOutcome({ tone: 'done', text });
  };
  return {
    save: () => {
      try {
        save();
      } catch {
        fail(t('saveFailed'));
      }
    },
    restore: (file: File) => void restore(file).catch(() => fail(t('notAll'))),
    outcome,
  };
}

function problemText(
  problem: CopyProblem,
  t: ReturnType<typeof useTranslations<'account.copy'>>,
): string {
  if (problem.why === 'field') return t('problem.field', { at: problem.at });
  return t(`problem.${problem.why}`);
}
