/** Naming notes: what naming rules say of the link in a form, each with buttons that put it right. */
import { useTranslations } from 'use-intl';
import type { NamingProblem } from '#contract/new-link/check-naming.ts';
import { CheckButton, CheckNote, CheckNotes } from '#features/new-link/checks/CheckNote.tsx';
import type { FormNaming } from './form-naming.ts';

/** How many values are offered; a longer list is for the field's own suggestions. */
const maxOffered = 5;

interface NamingNotesProps {
  problems: readonly FormNaming[];
  onFix: (problem: FormNaming, choice: string) => void;
}

export function NamingNotes({ problems, onFix }: NamingNotesProps) {
  return (
    <CheckNotes>
      {problems.map((problem) => (
        <CheckNote
          key={`${problem.at} ${problem.parameter}`}
          tone={problem.level === 'refuse' ? 'stops' : 'warns'}
        >
          {problem.message}{' '}
          <NamingChoices problem={problem} onChoose={(choice) => onFix(problem, choice)} />
        </CheckNote>
      ))}
    </CheckNotes>
  );
}

interface NamingChoicesProps {
  problem: Pick<NamingProblem, 'choices'>;
  onChoose: (choice: string) => void;
}

/** A button for each value that puts it right. */
export function NamingChoices({ problem: { choices }, onChoose }: NamingChoicesProps) {
  const t = useTranslations('linksNew.naming');
  return choices.slice(0, maxOffered).map((choice, index) => (
    <span key={choice}>
      {index === 0 ? '' : ' · '}
      <CheckButton onClick={() => onChoose(choice)}>
        {t.rich('use', { value: choice, q: (text) => <bdi>{text}</bdi> })}
      </CheckButton>
    </span>
  ));
}
