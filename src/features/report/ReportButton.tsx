/** Report button: leads to the report of a target; without words where there is no room. */
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { type ReportTarget, reportOf } from './report-target.ts';

interface ReportButtonProps {
  target: ReportTarget;
  /** Where the screen has no room for words. */
  isIcon?: boolean;
  /** That of the buttons beside it. */
  size?: 'xs' | 'sm';
}

export function ReportButton({ target, isIcon = false, size = 'xs' }: ReportButtonProps) {
  const name = useTranslations('report')('open');
  const { to, state } = reportOf(target);
  const isPhone = useIsPhone();
  if (isIcon || isPhone)
    return (
      <Tooltip label={name}>
        <ActionIcon aria-label={name} component={ScreenLink} to={to} state={state}>
          <FileText size={16} />
        </ActionIcon>
      </Tooltip>
    );
  return (
    <Button
      size={size}
      variant="default"
      component={ScreenLink}
      to={to}
      state={state}
      leftSection={<FileText size={14} aria-hidden />}
    >
      {name}
    </Button>
  );
}
