/** Cell panel: alias and destination of a cell, and what puts it right. */
import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { useLinkActions } from '#features/link-actions/use-link-actions.ts';
import { CheckButton, CheckNote, CheckNotes } from '#features/new-link/checks/CheckNote.tsx';
import { NamingChoices } from '#features/new-link/naming/NamingNotes.tsx';
import classes from './PlanGrid.module.css';
import {
  type CellProblem,
  isOpenCell,
  namingChange,
  ownUrl,
  type PlanCell,
  stops,
} from './plan-cells.ts';
import { useProblemText } from './use-cell-text.ts';
import type { PlanState } from './use-plan.ts';

interface CellPanelProps {
  state: PlanState;
  cell: PlanCell;
  onClose: () => void;
}

export function CellPanel({ state, cell, onClose }: CellPanelProps) {
  const t = useTranslations('plan.cell');
  const { changeCell, isFilled } = state;
  const { key, channel, variant } = cell;
  const isFixed = !isOpenCell(cell);
  const name = variant === '' ? channel.name : t('name', { channel: channel.name, variant });
  /** Back to the cell in the grid. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    const isEnter = event.key === 'Enter' && isField && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Escape' && !isEnter) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const plain = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  } as const;
  return (
    <section className={classes.fields} aria-label={t('label', { name })} onKeyDown={onKeyDown}>
      <Text fw={600} size="sm">
        <bdi dir="auto">{name}</bdi>
      </Text>
      {isFixed ? (
        <MadeLink cell={cell} />
      ) : (
        <>
          <TextInput
            {...plain}
            label={t('alias')}
            value={cell.alias}
            onChange={(event) => changeCell(key, { alias: event.currentTarget.value })}
          />
          <TextInput
            {...plain}
            label={t('url')}
            inputMode="url"
            value={cell.url}
            onChange={(event) => changeCell(key, { url: event.currentTarget.value })}
          />
          <Checkbox
            label={t('off')}
            checked={cell.state === 'off'}
            onChange={(event) => changeCell(key, { isOff: event.currentTarget.checked })}
          />
        </>
      )}
      <CheckNotes>
        {(isFilled || isFixed ? cell.problems : []).map((problem) => (
          <ProblemNote key={JSON.stringify(problem)} state={state} cell={cell} problem={problem} />
        ))}
      </CheckNotes>
    </section>
  );
}

function MadeLink({ cell: { link, url, alias } }: { cell: PlanCell }) {
  const { copy, qr } = useLinkActions({ id: 0, shorturl: null, ...link });
  return (
    <>
      <Group gap="sm">
        <bdi dir="ltr" className={classes.alias}>
          {link?.shorturl ?? alias}
        </bdi>
        <ActionButton action={copy} isIcon />
        <ActionButton action={qr} hasIcon={false} size="xs" />
      </Group>
      <Text size="xs" c="var(--deck-text-dim)" className={classes.url} dir="ltr">
        {url}
      </Text>
    </>
  );
}

interface ProblemNoteProps extends Pick<CellPanelProps, 'state' | 'cell'> {
  problem: CellProblem;
}

/** What is wrong, with the buttons that put it right. */
function ProblemNote({ state, cell, problem }: ProblemNoteProps) {
  const t = useTranslations('plan.cell');
  const problemText = useProblemText();
  const { plan, changeCell } = state;
  const { key, url, alias } = cell;
  const { next = '' } = 'next' in problem ? problem : {};
  const again = (plan.changes[key]?.again ?? 0) + 1;
  const isMerged = problem.key === 'existed' || problem.key === 'shared';
  return (
    <CheckNote tone={stops(problem) ? 'stops' : 'warns'}>
      <span>{problemText(problem)}</span>{' '}
      {next === '' ? null : (
        <CheckButton onClick={() => changeCell(key, { alias: next })}>
          {t('use', { alias: next })}
        </CheckButton>
      )}
      {problem.key === 'naming' ? (
        <NamingChoices
          problem={problem.naming}
          onChoose={(choice) => changeCell(key, namingChange(url, problem.naming, choice))}
        />
      ) : null}
      {problem.key === 'sameUrl' ? (
        <>
          <CheckButton onClick={() => changeCell(key, { url: ownUrl(url, alias) })}>
            {t('makeDiffer')}
          </CheckButton>
          {' · '}
          <CheckButton onClick={() => changeCell(key, { isOff: true })}>{t('turnOff')}</CheckButton>
        </>
      ) : null}
      {isMerged ? (
        <CheckButton onClick={() => changeCell(key, { again, url: ownUrl(url, alias), alias })}>
          {t('makeOwn')}
        </CheckButton>
      ) : null}
    </CheckNote>
  );
}
