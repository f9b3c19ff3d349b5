/** Copy button: copies a text and shows whether that worked. */
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './clipboard.ts';

/** How long the outcome is shown, in milliseconds. */
const outcomeTime = 2000;

interface CopyButtonProps {
  value: string;
  /** For screen readers and the tooltip: "Copy short link". */
  label: string;
  /** Text on the button; without it there is only the icon. */
  children?: string;
}

export function CopyButton({ value, label, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');
  const message = outcome === undefined ? '' : outcome === 'copied' ? 'Copied' : 'Could not copy: select the text instead';
  const Icon = outcome === undefined ? Copy : outcome === 'copied' ? Check : TriangleAlert;
  const icon = <Icon size={16} color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'} />;

  return (
    <>
      <Tooltip label={message || label}>
        {children === undefined ? (
          <ActionIcon aria-label={label} onClick={() => void copy()}>
            {icon}
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={icon} aria-label={label} onClick={() => void copy()}>
            {children}
          </Button>
        )}
      </Tooltip>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  );
}
