/** Naming panel: who has set the naming rules of this account, and the user's own as the text of their file. */
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readNamingRules } from '#contract/new-link/naming-rules.ts';
import { saveFile } from '#features/files/download.ts';
import { useNamingInForce } from '#features/new-link/naming/use-naming-rules.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { readOwnNaming, storeOwnNaming } from '#local/own-naming.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Longer than any rules that are meant, as for a parent page. */
const maxText = 64_000;

export function NamingPanel() {
  const t = useTranslations('account.naming');
  const { embedded } = useSessionActions();
  const { by, rules, wrongAt } = useNamingInForce();
  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <Stack gap="sm" py="md">
        <Text size="sm">{t('what')}</Text>
        {by === 'page' || by === 'file' ? (
          <GivenRules by={by} text={JSON.stringify(rules, null, 2)} wrongAt={wrongAt} />
        ) : null}
        {by === 'user' || (by === null && !embedded) ? <OwnRules /> : null}
        {by === null && embedded ? <Text size="sm">{t('none')}</Text> : null}
      </Stack>
    </SettingsSection>
  );
}

interface GivenRulesProps {
  by: 'page' | 'file';
  text: string;
  wrongAt: string | null;
}

function GivenRules({ by, text, wrongAt }: GivenRulesProps) {
  const t = useTranslations('account.naming');
  if (wrongAt !== null) return <Wrong at={wrongAt} />;
  return (
    <>
      <RulesText label={t(by)} text={text} readOnly />
      <div>
        <SaveButton text={text} />
      </div>
    </>
  );
}

function OwnRules() {
  const t = useTranslations('account.naming');
  const { accountId } = useEngine();
  const [text, setText] = useState(() => textOf(readOwnNaming(accountId)));
  const [wrongAt, setWrongAt] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  const store = (rules: unknown, said: string) =>
    setMessage(storeOwnNaming(accountId, rules) ? said : t('notStored'));
  const save = () => {
    setMessage('');
    const read = readNamingRules(parsed(text));
    setWrongAt('wrongAt' in read ? read.wrongAt : null);
    if ('rules' in read) store(read.rules, t('saved'));
  };
  const remove = () => {
    setText('');
    setWrongAt(null);
    store(undefined, t('removed'));
  };
  return (
    <>
      <RulesText label={t('own')} text={text} onChange={setText} />
      {wrongAt === null ? null : <Wrong at={wrongAt} />}
      <Group gap="sm">
        <Button onClick={save} disabled={text.trim() === ''}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={remove} disabled={text === ''}>
          {t('remove')}
        </Button>
        <SaveButton text={text} />
        <Text role="status" size="sm" c="var(--deck-accent)">
          {message}
        </Text>
      </Group>
    </>
  );
}

interface RulesTextProps {
  label: string;
  text: string;
  readOnly?: boolean;
  onChange?: (text: string) => void;
}

function RulesText({ label, text, readOnly, onChange }: RulesTextProps) {
  return (
    <Textarea
      label={label}
      value={text}
      readOnly={readOnly}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      placeholder={example}
      autosize
      minRows={8}
      maxRows={24}
      maxLength={maxText}
      spellCheck={false}
      autoCapitalize="none"
      dir="ltr"
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
    />
  );
}

function Wrong({ at }: { at: string }) {
  const t = useTranslations('account.naming');
  return (
    <Alert color="red" role="alert" title={t('wrong')}>
      {at === '' ? t('notJson') : t.rich('wrongAt', { at, code: (text) => <code>{text}</code> })}
    </Alert>
  );
}

function SaveButton({ text }: { text: string }) {
  const t = useTranslations('account.naming');
  const save = () => saveFile(new Blob([text], { type: 'application/json' }), 'naming-rules.json');
  return (
    <Button variant="default" onClick={save} disabled={text.trim() === ''}>
      {t('asFile')}
    </Button>
  );
}

/** Neutral, and right as it is. */
const example = textOf({
  version: 1,
  parameters: {
    utm_source: { required: true, case: 'lower', blanks: '-' },
    utm_medium: { required: true, allowed: ['email', 'social', 'print'] },
  },
  alias: { case: 'lower', blanks: '-' },
});

function textOf(rules: unknown): string {
  return rules === undefined ? '' : JSON.stringify(rules, null, 2);
}

/** Undefined where the text is no JSON. A file of config.json has the rules under its own key. */
function parsed(text: string): unknown {
  try {
    const given: unknown = JSON.parse(text);
    const isConfig = typeof given === 'object' && given !== null && 'naming' in given;
    return isConfig ? given.naming : given;
  } catch {
    return undefined;
  }
}
