/** Plan results: what can be done with all links of a plan that exist. */
import { Button, Group } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrCodesDialog } from '#features/qr-code/QrCodesDialog.tsx';
import { ReportButton } from '#features/report/ReportButton.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import type { PlanCell } from './plan-cells.ts';

interface PlanResultsProps {
  /** Its id. */
  plan: string;
  cells: readonly PlanCell[];
}

export function PlanResults({ plan, cells }: PlanResultsProps) {
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
      <ReportButton size="sm" target={{ kind: 'plan', id: plan }} />
      {showsCodes ? <QrCodesDialog urls={links} onClose={() => setShowsCodes(false)} /> : null}
    </Group>
  );
}
