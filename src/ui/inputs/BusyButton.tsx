/** Busy button: the element of every button, which keeps the focus while it is loading, because browsers take it from a disabled one. */
import type { ComponentProps, MouseEvent } from 'react';

type BusyButtonProps = ComponentProps<'button'> & { 'data-loading'?: unknown };

/** While it is loading it does nothing, not even for Enter in a field of its form. */
export function BusyButton({ type = 'button', disabled, onClick, ...others }: BusyButtonProps) {
  const isLoading = Boolean(others['data-loading']);
  if (!isLoading) return <button {...others} type={type} disabled={disabled} onClick={onClick} />;
  const ignore = (event: MouseEvent) => event.preventDefault();
  return <button {...others} type={type} aria-disabled onClick={ignore} />;
}
