/** Plan results: what can be done with all links of a plan that exist. */
import { Button, Group } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { useReportAction } from '#features/actions/use-link-actions.ts';
import { QrCodesDialog } from '#features/qr-code/QrCodesDialog.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
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
  const report = useReportAction({ kind: 'plan', id: plan });
  const isPhone = useIsPhone();
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
      <ActionButton action={report} isIcon={isPhone} />
      {showsCodes ? <QrCodesDialog urls={links} onClose={() => setShowsCodes(false)} /> : null}
    </Group>
  );
}
