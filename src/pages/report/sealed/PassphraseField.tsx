/** Passphrase field: a new passphrase, masked until it is shown, or a random one to be copied. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { Check, Copy, Dices, Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { suggestPassphrase } from './passphrase.ts';

interface PassphraseFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  description: string;
  /** '' for none. */
  error: string;
  onChange: () => void;
}

/** Uncontrolled: React would write the value of a controlled field into the document as an attribute. */
export function PassphraseField({ inputRef, description, error, onChange }: PassphraseFieldProps) {
  const t = useTranslations('report.seal');
  const { outcome, message, copy } = useCopy();
  const [isRevealed, setRevealed] = useState(false);
  const [isSuggested, setSuggested] = useState(false);

  const suggest = () => {
    const field = inputRef.current;
    if (field === null) return;
    field.value = suggestPassphrase();
    setRevealed(true);
    setSuggested(true);
    onChange();
    // Screen readers read it there.
    field.focus();
    field.select();
  };
  const CopyIcon = outcome === 'copied' ? Check : Copy;
  return (
    <div>
      <TextInput
        ref={inputRef}
        label={t('passphrase')}
        description={description}
        type={isRevealed ? 'text' : 'password'}
        error={error === '' ? undefined : error}
        onChange={onChange}
        data-autofocus
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
        rightSection={
          <ActionIcon
            aria-label={t('show')}
            aria-pressed={isRevealed}
            onClick={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          </ActionIcon>
        }
      />
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<Dices size={14} aria-hidden />}
          onClick={suggest}
        >
          {t('suggest')}
        </Button>
        {isSuggested ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<CopyIcon size={14} aria-hidden />}
            onClick={() => void copy(inputRef.current?.value ?? '')}
          >
            {message || t('copy')}
          </Button>
        ) : null}
        <ScreenReaderText>{message}</ScreenReaderText>
      </Group>
    </div>
  );
}
