/** Notes list: the notes of a trend below its plot, with the field that writes one, and what was removed to be undone. */
import { Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  maxNotes,
  type Note,
  type NoteDraft,
  useAllNotes,
  useNoteActions,
} from '#queries/notes.ts';
import { formatDay, formatNumber } from '#ui/format/format.ts';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import type { Mark } from './marks.ts';
import { NoteField } from './NoteField.tsx';
import classes from './Notes.module.css';
import type { TrendNotes } from './use-trend-notes.ts';

/** More of them are shown on demand. */
const maxShown = 8;

export function NotesList({ notes }: { notes: TrendNotes }) {
  const t = useTranslations('trends.notes');
  const { save, remove } = useNoteActions();
  const { marks, markers, draft, edit } = notes;
  const [showsAll, setShowsAll] = useState(false);
  const [removed, setRemoved] = useState<Note>();
  const [said, setSaid] = useState('');
  /** The note that could not be saved, by its id. */
  const [failed, setFailed] = useState<{ readonly id: string; readonly reason: string }>();
  const latestFirst = marks.toReversed();
  const shown = showsAll ? latestFirst : latestFirst.slice(0, maxShown);
  const saveNote = async (written: NoteDraft) => {
    // At once: what is typed next goes to the page, where N begins the next note.
    edit(undefined);
    const isSaved = await save(written).catch(() => null);
    if (isSaved === true) {
      setSaid(t('saved'));
      return;
    }
    // What was written comes back with the reason.
    setFailed({
      id: written.id,
      reason: isSaved === null ? t('failed') : t('full', { count: maxNotes }),
    });
    edit(written);
  };
  const removeNote = async (note: Note) => {
    await remove(note.id);
    setRemoved(note);
    setSaid(t('removed'));
  };
  const undo = async (note: Note) => {
    await save(note);
    setRemoved(undefined);
    setSaid(t('restored'));
  };
  return (
    <div className={classes.notes}>
      {draft === undefined ? null : (
        <NoteField
          key={draft.id}
          draft={draft}
          failure={failed?.id === draft.id ? failed.reason : ''}
          onSave={(written) => void saveNote(written)}
          onLeave={() => edit(undefined)}
        />
      )}
      {shown.length === 0 ? null : (
        <ul className={classes.list} aria-label={t('title')}>
          {shown.map((mark) => (
            <NoteRow
              key={mark.id}
              mark={mark}
              onEdit={edit}
              onRemove={(note) => void removeNote(note).catch(() => setSaid(t('failed')))}
            />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {shown.length === marks.length ? null : (
          <UnstyledButton className={classes.more} onClick={() => setShowsAll(true)}>
            {t('more', { count: marks.length - shown.length })}
          </UnstyledButton>
        )}
        {markers.all.length === 0 ? null : (
          <UnstyledButton className={classes.more} onClick={() => markers.hide(!markers.areHidden)}>
            {t(markers.areHidden ? 'showMarkers' : 'hideMarkers')}
          </UnstyledButton>
        )}
      </div>
      {removed === undefined ? null : (
        <div className={classes.removed}>
          <Text size="xs">{t('removed')}</Text>
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => void undo(removed).catch(() => setSaid(t('failed')))}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      <InMemoryHint isWanted={draft !== undefined || marks.length > 0} />
      {/* Always rendered, because screen readers announce only changes within it. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface NoteRowProps {
  mark: Mark;
  onEdit: (note: Note) => void;
  onRemove: (note: Note) => void;
}

function NoteRow({ mark, onEdit, onRemove }: NoteRowProps) {
  const t = useTranslations('trends.notes');
  const { number, isDim, day, text, note } = mark;
  return (
    <li className={classes.row} data-dim={isDim || undefined}>
      <span className={classes.number} data-outside={number === null || undefined}>
        {number === null ? '–' : formatNumber(number)}
      </span>
      <span className={classes.day}>{formatDay(day)}</span>
      <span className={classes.words}>
        <bdi dir="auto">{text}</bdi>
        {isDim && note !== undefined ? (
          <span className={classes.about}> · {t('ofAccount')}</span>
        ) : null}
        {number === null ? <span className={classes.about}> · {t('outside')}</span> : null}
      </span>
      {note === undefined ? null : <NoteActions note={note} onEdit={onEdit} onRemove={onRemove} />}
    </li>
  );
}

interface NoteActionsProps extends Omit<NoteRowProps, 'mark'> {
  note: Note;
}

function NoteActions({ note, onEdit, onRemove }: NoteActionsProps) {
  const t = useTranslations('trends.notes');
  const name = note.text.slice(0, 60);
  return (
    <span className={classes.actions}>
      <IconButton label={t('editNote', { name })} tip={t('edit')} onClick={() => onEdit(note)}>
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton
        label={t('removeNote', { name })}
        tip={t('remove')}
        onClick={() => onRemove(note)}
      >
        <X size={14} aria-hidden />
      </IconButton>
    </span>
  );
}

/** In a parent page nothing is stored, and some browsers refuse it. */
function InMemoryHint({ isWanted }: { isWanted: boolean }) {
  const t = useTranslations('trends.notes');
  const { isRead, isStored } = useAllNotes();
  return isRead && !isStored && isWanted ? <p className={classes.hint}>{t('inMemory')}</p> : null;
}
