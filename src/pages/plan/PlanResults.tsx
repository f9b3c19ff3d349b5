/** Plan results: what can be done with all links of a plan that exist. */
import { Button, Group } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrCodesDialog } from '#features/qr-code/QrCodesDialog.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import type { PlanCell } from './plan-cells.ts';

export function PlanResults({ cells }: { cells: readonly PlanCell[] }) {
  const t = useTranslations('plan.results');
  const [showsCodes, setShowsCodes] = useState(false);
  const links = cells.flatMap(({ link }) => (link === undefined ? [] : [link.shorturl]));
  if (links.length === 0) return null;
  return (
    <Group gap="sm">
      <CopyButton value={links.join('\n')} label={t('copyLabel', { count: links.length })}>
        {t('copy')}
      </CopyButton>
      <Button
        variant="default"
        leftSection={<QrCode size={16} aria-hidden />}
        onClick={() => setShowsCodes(true)}
      >
        {t('qr')}
      </Button>
      {showsCodes ? <QrCodesDialog addresses={links} onClose={() => setShowsCodes(false)} /> : null}
    </Group>
  );
}
