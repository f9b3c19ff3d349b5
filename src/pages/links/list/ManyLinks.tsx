/** The ways in and out for many links at once. */
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Download, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#features/routes/paths.ts';

interface ManyLinksProps {
  /** Icons alone, where there is no room for words. */
  short: boolean;
  onExport: () => void;
}

export function ManyLinks({ short, onExport }: ManyLinksProps) {
  if (short) {
    return (
      <>
        <Tooltip label="Import links">
          <ActionIcon aria-label="Import" component={Link} to={paths.importLinks.href()}>
            <Upload size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Export links">
          <ActionIcon aria-label="Export…" onClick={onExport}>
            <Download size={16} />
          </ActionIcon>
        </Tooltip>
      </>
    );
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        component={Link}
        to={paths.importLinks.href()}
        leftSection={<Upload size={14} aria-hidden />}
      >
        Import
      </Button>
      <Button size="xs" variant="default" onClick={onExport} leftSection={<Download size={14} aria-hidden />}>
        Export…
      </Button>
    </>
  );
}
