/** Copy button: copies a text and shows whether that worked. */
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useCopy } from './clipboard.ts';

interface CopyButtonProps {
  value: string;
  /** For screen readers and the tooltip: "Copy short link". */
  label: string;
  /** Text on the button; without it there is only the icon. */
  children?: string;
}

export function CopyButton({ value, label, children }: CopyButtonProps) {
  const { outcome, message, copy } = useCopy();
  const Icon = outcome === undefined ? Copy : outcome === 'copied' ? Check : TriangleAlert;
  const icon = <Icon size={16} color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'} />;

  return (
    <>
      <Tooltip label={message || label}>
        {children === undefined ? (
          <ActionIcon aria-label={label} onClick={() => void copy(value)}>
            {icon}
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={icon} aria-label={label} onClick={() => void copy(value)}>
            {children}
          </Button>
        )}
      </Tooltip>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  );
}
