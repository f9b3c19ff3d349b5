/** Button element: the `<button>` of Mantine's buttons, which keeps the focus and ignores presses while its work is under way. */
import type { ComponentProps } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Set by Mantine where the button has `loading`. */
  'data-loading'?: boolean;
}

/** A disabled button loses the focus to the page, so one that is busy is not disabled, but says so. */
export function ButtonElement({
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonElementProps) {
  const isBusy = rest['data-loading'] === true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={rest['aria-busy'] ?? (isBusy || undefined)}
      onClick={(event) => {
        // Also ends the submission of a form by Enter, which presses its button.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
