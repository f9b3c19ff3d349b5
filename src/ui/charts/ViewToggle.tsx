/** View toggle: the button of a panel that changes between its chart and its table. */
import { Button } from '@mantine/core';
import { ChartColumn, Table2 } from 'lucide-react';

interface ViewToggleProps {
  /** The title of the panel. */
  title: string;
  asTable: boolean;
  onChange: (asTable: boolean) => void;
}

export function ViewToggle({ title, asTable, onChange }: ViewToggleProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      fw={400}
      mih={24}
      leftSection={asTable ? <ChartColumn size={14} /> : <Table2 size={14} />}
      aria-label={asTable ? `Show ${title} as chart` : `Show ${title} as table`}
      onClick={() => onChange(!asTable)}
    >
      {asTable ? 'Show as chart' : 'Show as table'}
    </Button>
  );
}
