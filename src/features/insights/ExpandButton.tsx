/** Expand button: shows the rest of a list, and no longer. */
import { Button } from '@mantine/core';

interface ExpandButtonProps {
  expanded: boolean;
  label: string;
  onToggle: () => void;
}

export function ExpandButton({ expanded, label, onToggle }: ExpandButtonProps) {
  return (
    <Button variant="subtle" size="compact-xs" mih={24} aria-expanded={expanded} onClick={onToggle}>
      {label}
    </Button>
  );
}
