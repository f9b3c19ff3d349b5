/** Color input: Mantine's ColorInput, whose picker Escape closes without the dialog around it. */
import { type ColorInputProps, ColorInput as MantineColorInput } from '@mantine/core';
import { useState } from 'react';

/** Mantine closes the picker with the loss of the focus alone, and a dialog takes each Escape for its own. */
export function ColorInput({ onFocus, onBlur, onClick, onKeyDown, ...rest }: ColorInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineColorInput
      {...rest}
      withEyeDropper={false}
      autoComplete="off"
      spellCheck={false}
      popoverProps={{ opened: isOpen }}
      data-mantine-stop-propagation={isOpen || undefined}
      onFocus={(event) => {
        onFocus?.(event);
        setIsOpen(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setIsOpen(false);
      }}
      onClick={(event) => {
        onClick?.(event);
        setIsOpen(true);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape') setIsOpen(false);
        else if (event.key === 'ArrowDown') setIsOpen(true);
      }}
    />
  );
}
