/** Naming panel: who has set the naming rules of this account, and the user's own as a form or from a file. */
import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type NamingRules, readNamingRules } from '#contract/new-link/naming-rules.ts';
import { saveFile } from '#features/files/download.ts';
import { useNamingInForce } from '#features/new-link/naming/use-naming-rules.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { readOwnNaming, storeOwnNaming } from '#local/own-naming.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { NamingForm } from './NamingForm.tsx';
import { holdsMore, noRules, saysNothing } from './naming-form.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function NamingPanel() {
  const t = useTranslations('account.naming');
  const { embedded } = useSessionActions();
  const { by, rules, wrongAt } = useNamingInForce();
  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <Stack gap="md" py="md">
        {by === 'page' || by === 'file' ? (
          <GivenRules by={by} rules={rules} wrongAt={wrongAt} />
        ) : null}
        {by === 'user' || (by === null && !embedded) ? <OwnRules /> : null}
        {by === null && embedded ? <Text size="sm">{t('none')}</Text> : null}
      </Stack>
    </SettingsSection>
  );
}

interface GivenRulesProps {
  by: 'page' | 'file';
  rules: NamingRules | null;
  wrongAt: string | null;
}

function GivenRules({ by, rules, wrongAt }: GivenRulesProps) {
  const t = useTranslations('account.naming');
  if (wrongAt !== null) return <Wrong at={wrongAt} />;
  if (rules === null) return null;
  return (
    <>
      <Text size="sm">{t(by)}</Text>
      <NamingForm rules={rules} />
      <MoreRules rules={rules} />
      <div>
        <SaveButton rules={rules} />
      </div>
    </>
  );
}

/** Each change holds at once. */
function OwnRules() {
  const t = useTranslations('account.naming');
  const { accountId } = useEngine();
  const [read, setRead] = useState(() => readNamingRules(readOwnNaming(accountId) ?? noRules));
  const [message, setMessage] = useState('');
  const rules = 'rules' in read ? read.rules : noRules;

  const store = (next: NamingRules) => {
    setRead({ rules: next });
    const isStored = storeOwnNaming(accountId, saysNothing(next) ? undefined : next);
    const done = saysNothing(next) ? t('removed') : t('saved');
    setMessage(isStored ? done : t('notStored'));
  };
  const load = async (file: File | null) => {
    if (file === null) return;
    setMessage('');
    const loaded = readNamingRules(parsed(await file.text()));
    if ('rules' in loaded) store(loaded.rules);
    else setRead(loaded);
  };
  return (
    <>
      {'wrongAt' in read ? <Wrong at={read.wrongAt} /> : null}
      <NamingForm rules={rules} onChange={store} />
      <MoreRules rules={rules} />
      <Group gap="sm">
        <FileButton accept=".json,application/json" onChange={(file) => void load(file)}>
          {(props) => (
            <Button {...props} variant="default">
              {t('load')}
            </Button>
          )}
        </FileButton>
        {saysNothing(rules) ? null : (
          <>
            <SaveButton rules={rules} />
            <Button variant="subtle" onClick={() => store(noRules)}>
              {t('remove')}
            </Button>
          </>
        )}
        <Text role="status" size="sm" c="var(--deck-accent)">
          {message}
        </Text>
      </Group>
    </>
  );
}

function MoreRules({ rules }: { rules: NamingRules }) {
  const t = useTranslations('account.naming');
  return holdsMore(rules) ? (
    <Text size="sm" c="var(--deck-text-dim)">
      {t('more')}
    </Text>
  ) : null;
}

function Wrong({ at }: { at: string }) {
  const t = useTranslations('account.naming');
  return (
    <Alert color="red" role="alert" title={t('wrong')}>
      {at === '' ? t('notJson') : t.rich('wrongAt', { at, code: (text) => <code>{text}</code> })}
    </Alert>
  );
}

function SaveButton({ rules }: { rules: NamingRules }) {
  const t = useTranslations('account.naming');
  const save = () => {
    const text = JSON.stringify(rules, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), 'naming-rules.json');
  };
  return (
    <Button variant="default" onClick={save}>
      {t('asFile')}
    </Button>
  );
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
