/** The field for the API key: masked, with a way to look at what was pasted. */
import { ActionIcon, TextInput } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';

interface KeyFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  error: string | undefined;
}

/** Uncontrolled: React would write the value of a controlled field into the document as an attribute. */
export function KeyField({ inputRef, error }: KeyFieldProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <TextInput
      ref={inputRef}
      label="API key"
      type={revealed ? 'text' : 'password'}
      error={error}
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      data-1p-ignore
      data-lpignore="true"
      rightSection={
        <ActionIcon aria-label="Show what was typed" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
          {revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </ActionIcon>
      }
    />
  );
}
