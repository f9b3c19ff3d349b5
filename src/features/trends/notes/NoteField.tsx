/** Note field: the text and the day of a note; Enter saves it, Escape leaves it. */
import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { maxNotes, maxNoteText, type NoteDraft, useNoteActions } from '#queries/notes.ts';
import { useReturnFocus } from '#ui/dialogs/focus.ts';
import classes from './Notes.module.css';

interface NoteFieldProps {
  draft: NoteDraft;
  /** @param isSaved false where the user has left it */
  onClose: (isSaved: boolean) => void;
}

export function NoteField({ draft, onClose }: NoteFieldProps) {
  const t = useTranslations('trends.notes');
  const { save } = useNoteActions();
  const [text, setText] = useState(draft.text);
  const [day, setDay] = useState(draft.at);
  const [problem, setProblem] = useState('');
  useReturnFocus();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || day === '') {
      setProblem(t(written === '' ? 'empty' : 'noDay'));
      return;
    }
    const isSaved = await save({ ...draft, text: written, at: day }).catch(() => null);
    if (isSaved === true) onClose(true);
    else setProblem(isSaved === null ? t('failed') : t('full', { count: maxNotes }));
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(false);
  };
  return (
    <form
      className={classes.field}
      aria-label={t('field')}
      onSubmit={(event) => void submit(event)}
      onKeyDown={leave}
    >
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
        <Button variant="default" onClick={() => onClose(false)}>
          {t('cancel')}
        </Button>
      </Group>
    </form>
  );
}
