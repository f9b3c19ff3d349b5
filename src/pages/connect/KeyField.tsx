/** Secret field: an API key or passphrase, masked, with a button that reveals it. */
import { ActionIcon, TextInput } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useStart } from '#texts/start-texts.ts';

interface KeyFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  description?: string;
  placeholder?: string;
  /** What is wrong, or whether something is that another place says. */
  error: string | boolean | undefined;
  autoFocus?: boolean;
}

/** Uncontrolled: React would write the value of a controlled field into the document as an attribute. */
export function KeyField({
  inputRef,
  label,
  description,
  placeholder,
  error,
  autoFocus = false,
}: KeyFieldProps) {
  const { field } = useStart().texts;
  const [revealed, setRevealed] = useState(false);
  return (
    <TextInput
      ref={inputRef}
      label={label}
      description={description}
      placeholder={placeholder}
      type={revealed ? 'text' : 'password'}
      error={error}
      autoFocus={autoFocus}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      data-1p-ignore
      data-lpignore="true"
      rightSection={
        <ActionIcon
          aria-label={field.show}
          aria-pressed={revealed}
          onClick={() => setRevealed(!revealed)}
        >
          {revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </ActionIcon>
      }
    />
  );
}
