/** Note field: the text and the day of a note; Enter saves it, Escape leaves it where nothing was written. */
import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { maxNoteText, type NoteDraft } from '#queries/notes.ts';
import { useReturnFocus } from '#ui/dialogs/focus.ts';
import classes from './Notes.module.css';

interface NoteFieldProps {
  draft: NoteDraft;
  /** Why it could not be saved, or ''. */
  failure: string;
  onSave: (written: NoteDraft) => void;
  onLeave: () => void;
}

export function NoteField({ draft, failure, onSave, onLeave }: NoteFieldProps) {
  const t = useTranslations('trends.notes');
  const [text, setText] = useState(draft.text);
  const [day, setDay] = useState(draft.at);
  const [problem, setProblem] = useState(failure);
  useReturnFocus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || day === '') setProblem(t(written === '' ? 'empty' : 'noDay'));
    else onSave({ ...draft, text: written, at: day });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // What is half written goes with Cancel alone.
    const isChanged = text.trim() !== draft.text.trim() || day !== draft.at;
    if (!isChanged) onLeave();
  };
  return (
    <form className={classes.field} aria-label={t('field')} onSubmit={submit} onKeyDown={leave}>
      <TextInput
        className={classes.text}
        label={t('text')}
        placeholder={t('example')}
        value={text}
        maxLength={maxNoteText}
        dir={text === '' ? undefined : 'auto'}
        autoFocus
        error={problem === '' ? undefined : problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        type="date"
        max="9999-12-31"
        label={t('day')}
        value={day}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) setDay(currentTarget.value);
        }}
      />
      <Group gap="xs" wrap="nowrap">
        <Button type="submit">{t('save')}</Button>
        <Button variant="default" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </Group>
    </form>
  );
}
