/** Link actions: QR code, assigning, a changed copy, and the rest behind three dots. */
import { Button, Menu } from '@mantine/core';
import { Code, CopyPlus, Download, ExternalLink, FileText, Layers, QrCode } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkItem } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { paths } from '#features/paths.ts';
import { reportOf } from '#features/report/report-target.ts';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { curlOf } from '#queries/curl.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import classes from './LinkHeader.module.css';
import { useSaveFigures } from './use-save-figures.ts';

const QrCodeDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog,
}));

interface LinkActionsProps {
  screen: LinkScreen;
  link: ShownLink;
}

export function LinkActions({ screen, link }: LinkActionsProps) {
  const t = useTranslations('link');
  const isPhone = useIsPhone();
  const href = toSafeHref(link.shorturl ?? '');
  return (
    <div className={classes.actions}>
      {link.shorturl === null || href === undefined ? null : <QrButton url={link.shorturl} />}
      <AssignMenu
        items={[linkItem(link)]}
        button={
          <Button variant="default" leftSection={<Layers size={16} aria-hidden />}>
            {t('assign')}
          </Button>
        }
      />
      {isPhone ? (
        <OpenButton href={href} />
      ) : (
        <Button
          component={ScreenLink}
          to={paths.newLink.href({ from: String(link.id) })}
          variant="default"
          leftSection={<CopyPlus size={16} aria-hidden />}
        >
          {t('changedCopy')}
        </Button>
      )}
      <MoreActions screen={screen} link={link} isPhone={isPhone} />
    </div>
  );
}

function QrButton({ url }: { url: string }) {
  const t = useTranslations('link');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<QrCode size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('qr')}
      </Button>
      {isOpen ? (
        <LazyDialog onClose={() => setOpen(false)}>
          <QrCodeDialog url={url} onClose={() => setOpen(false)} />
        </LazyDialog>
      ) : null}
    </>
  );
}

function OpenButton({ href }: { href: string | undefined }) {
  const t = useTranslations('link');
  if (href === undefined) return null;
  return (
    <Button
      component="a"
      variant="default"
      href={href}
      {...externalLinkProps}
      leftSection={<ExternalLink size={16} aria-hidden />}
    >
      {t('openShort')}
    </Button>
  );
}

function MoreActions({ screen, link, isPhone }: LinkActionsProps & { isPhone: boolean }) {
  const t = useTranslations('link');
  const { serviceAddress } = useEngine();
  const { message, copy } = useCopy();
  const saveFigures = useSaveFigures();
  const href = toSafeHref(link.shorturl ?? '');
  const { detail } = screen;
  return (
    <>
      <ActionsMenu name={link.name}>
        {isPhone ? <ChangedCopyItem id={link.id} /> : <OpenItem href={href} />}
        <ReportItem id={link.id} />
        {detail === undefined ? null : (
          <Menu.Item
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => void saveFigures(link, detail)}
          >
            {t('csv')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<Code size={16} aria-hidden />}
          onClick={() =>
            void copy(curlOf({ method: 'GET', path: `/api/url/${link.id}` }, serviceAddress))
          }
        >
          {t('request')}
        </Menu.Item>
      </ActionsMenu>
      <ScreenReaderText>{message}</ScreenReaderText>
    </>
  );
}

function ChangedCopyItem({ id }: { id: number }) {
  const t = useTranslations('link');
  return (
    <Menu.Item
      component={ScreenLink}
      to={paths.newLink.href({ from: String(id) })}
      leftSection={<CopyPlus size={16} aria-hidden />}
    >
      {t('changedCopy')}
    </Menu.Item>
  );
}

function ReportItem({ id }: { id: number }) {
  const t = useTranslations('report');
  return (
    <Menu.Item
      component={ScreenLink}
      to={reportOf({ kind: 'links', ids: [id] }).to}
      leftSection={<FileText size={16} aria-hidden />}
    >
      {t('open')}
    </Menu.Item>
  );
}

function OpenItem({ href }: { href: string | undefined }) {
  const t = useTranslations('link');
  if (href === undefined) return null;
  return (
    <Menu.Item
      component="a"
      href={href}
      {...externalLinkProps}
      leftSection={<ExternalLink size={16} aria-hidden />}
    >
      {t('open')}
    </Menu.Item>
  );
}
