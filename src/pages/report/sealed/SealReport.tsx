/** Seal report: the button and the dialog that save a report as a file that opens with a passphrase. */
import { Button } from '@mantine/core';
import { LockKeyhole } from 'lucide-react';
import { lazy, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { canSeal } from './can-seal.ts';

const SealDialog = lazy(async () => ({ default: (await import('./SealDialog.tsx')).SealDialog }));

interface SealReportProps {
  /** Holds the document. */
  sheet: RefObject<HTMLElement | null>;
  title: string;
  /** @param name of the file */
  onSaved: (name: string) => void;
}

/** Nothing where the browser cannot seal. */
export function SealReport({ sheet, title, onSaved }: SealReportProps) {
  const t = useTranslations('report.seal');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!canSeal()) return null;
  return (
    <>
      <Button
        px="sm"
        variant="default"
        leftSection={<LockKeyhole size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen ? (
        <LazyDialog onClose={close}>
          <SealDialog sheet={sheet} title={title} onSaved={onSaved} onClose={close} />
        </LazyDialog>
      ) : null}
    </>
  );
}
