/** Copy button: copies a text and shows whether that worked. */
import { Button, Tooltip } from '@mantine/core';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { useCopy } from './clipboard.ts';
import { IconButton } from './IconButton.tsx';

interface CopyButtonProps {
  value: string;
  /** For screen readers and the tooltip: "Copy short link". */
  label: string;
  /** Text on the button; without it there is only the icon. */
  children?: string;
}

const outcomeIcons = { copied: Check, failed: TriangleAlert };

export function CopyButton({ value, label, children }: CopyButtonProps) {
  const { outcome, message, copy } = useCopy();
  const Icon = outcome === undefined ? Copy : outcomeIcons[outcome];
  const icon = (
    <Icon
      size={16}
      color={outcome === 'copied' ? 'var(--deck-accent)' : 'currentColor'}
      aria-hidden
    />
  );

  return (
    <>
      {children === undefined ? (
        <IconButton label={label} tip={message || label} onClick={() => void copy(value)}>
          {icon}
        </IconButton>
      ) : (
        <Tooltip label={message || label}>
          <Button
            variant="default"
            leftSection={icon}
            aria-label={label}
            onClick={() => void copy(value)}
          >
            {children}
          </Button>
        </Tooltip>
      )}
      <ScreenReaderText>{message}</ScreenReaderText>
    </>
  );
}
