/** A new passphrase, typed twice. */
import type { RefObject } from 'react';
import { KeyField } from './KeyField.tsx';

interface PassphraseFieldsProps {
  firstRef: RefObject<HTMLInputElement | null>;
  secondRef: RefObject<HTMLInputElement | null>;
  error: string | undefined;
}

export function PassphraseFields({ firstRef, secondRef, error }: PassphraseFieldsProps) {
  return (
    <>
      <KeyField
        inputRef={firstRef}
        label="Passphrase"
        description="At least 10 characters, such as four words. Nobody can recover it: without it, paste the key again."
        error={error}
      />
      <KeyField inputRef={secondRef} label="Passphrase again" error={undefined} />
    </>
  );
}
