/** A button that copies a text and says whether that worked. */
import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './clipboard.ts';

/** How long the button says what became of it, in milliseconds. */
const answerStays = 2000;

interface CopyButtonProps {
  value: string;
  /** What the button does, for screen readers and on hover: "Copy short link". */
  label: string;
  /** The word on the button; without it there is only the icon. */
  children?: string;
}

export function CopyButton({ value, label, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), answerStays);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');
  const said = outcome === undefined ? '' : outcome === 'copied' ? 'Copied' : 'Could not copy: select the text instead';
  const Icon = outcome === undefined ? Copy : outcome === 'copied' ? Check : TriangleAlert;
  const icon = <Icon size={16} color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'} />;

  return (
    <>
      <Tooltip label={said === '' ? label : said}>
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
