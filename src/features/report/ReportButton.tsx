/** Report button: leads to the report of a target; on a phone without words. */
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { type ReportTarget, reportOf } from './report-target.ts';

export function ReportButton({ target }: { target: ReportTarget }) {
  const name = useTranslations('report')('open');
  const { to } = reportOf(target);
  if (useIsPhone())
    return (
      <Tooltip label={name}>
        <ActionIcon aria-label={name} component={Link} to={to}>
          <FileText size={16} />
        </ActionIcon>
      </Tooltip>
    );
  return (
    <Button
      size="xs"
      variant="default"
      component={Link}
      to={to}
      leftSection={<FileText size={14} aria-hidden />}
    >
      {name}
    </Button>
  );
}
