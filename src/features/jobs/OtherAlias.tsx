/** Other alias: a field for another alias in the row of a link that was refused for its alias, which is then sent again. */
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useJobActions } from '#queries/jobs.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import classes from './JobRows.module.css';

interface OtherAliasProps {
  job: string;
  /** Of the row. */
  index: number;
  /** The one that was refused. */
  alias: string;
}

export function OtherAlias({ job, index, alias }: OtherAliasProps) {
  const t = useTranslations('jobs.rows');
  const errorText = useErrorText();
  const { sendAs } = useJobActions();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(alias);
  const [problem, setProblem] = useState('');
  if (!isOpen)
    return (
      <button
        type="button"
        className={classes.change}
        aria-label={t('changeOf', { alias })}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </button>
    );
  const wanted = text.trim();
  const send = async () => {
    if (wanted === '' || wanted === alias) return;
    await sendAs(job, index, wanted).catch((error: unknown) => setProblem(errorText(error)));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Group gap="xs" mt={4} align="flex-start">
        <TextInput
          size="xs"
          aria-label={t('alias')}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={text}
          error={problem === '' ? undefined : problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default">
          {t('sendAgain')}
        </Button>
      </Group>
    </form>
  );
}
