/** Link actions: what can be done with one link, in its row, on its page and in the palette. */
import { Copy, CopyPlus, ExternalLink, FileText, Info, QrCode } from 'lucide-react';
import { lazy, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Action } from '#features/actions/actions.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { useAssignActions } from '#features/assign/use-assign-actions.ts';
import { paths } from '#features/paths.ts';
import { type ReportTarget, reportOf } from '#features/report/report-target.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { toSafeHref } from '#ui/safety/safe-url.ts';

const QrCodeDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog,
}));

export function useQrDialog(): (url: string) => void {
  const open = useDialog();
  return (url) => open(QrCodeDialog, { url });
}

const QrCodesDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodesDialog.tsx')).QrCodesDialog,
}));

export function useReportAction(target: ReportTarget): Action {
  const t = useTranslations('report');
  return { id: 'report', title: t('open'), icon: FileText, ...reportOf(target) };
}

/** Undefined is what its short link does not allow: one that is no web address can be copied, and nothing else. */
export function useLinkActions({ id, shorturl }: { id: number; shorturl: string | null }) {
  const t = useTranslations('link.actions');
  const showQr = useQrDialog();
  const [channel, campaign] = useAssignActions([linkItem({ id, shorturl })]);
  const report = useReportAction({ kind: 'links', ids: [id] });
  const url = shorturl ?? '';
  const href = toSafeHref(url);
  const web = (action: Action) => (href === undefined ? undefined : action);
  return {
    open: web({ id: 'open-link', title: t('open'), icon: ExternalLink, href }),
    copy: url === '' ? undefined : { id: 'copy-link', title: t('copy'), icon: Copy, copies: url },
    qr: web({ id: 'qr-link', title: t('qr'), icon: QrCode, run: () => showQr(url) }),
    duplicate: {
      id: 'duplicate',
      title: t('duplicate'),
      icon: CopyPlus,
      to: paths.newLink.href({ from: String(id) }),
    },
    details: { id: 'details', title: t('details'), icon: Info, to: paths.link.href(id) },
    report,
    channel,
    campaign,
  };
}

/** Undefined is what needs an address, where none of these short links could be read. */
export function useLinksActions(shorturls: readonly (string | null)[]) {
  const t = useTranslations('links.selection');
  const open = useDialog();
  // There may be a hundred thousand.
  const copies = useMemo(() => shorturls.filter((each) => each !== null), [shorturls]);
  if (copies.length === 0) return {};
  return {
    copy: {
      id: 'copy-links',
      title: t('copyLabel', { count: copies.length }),
      short: t('copy'),
      icon: Copy,
      copies: copies.join('\n'),
    },
    qr: {
      id: 'qr-links',
      title: t('qr'),
      icon: QrCode,
      run: () => open(QrCodesDialog, { urls: shorturls }),
    },
  };
}
