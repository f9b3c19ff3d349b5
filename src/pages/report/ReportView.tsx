/** Report view: the document of a subject, with the options and actions beside it. */
import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { LinkCount } from '#features/library/LinkCount.tsx';
import { LastReportLink } from '#features/report/LastReportLink.tsx';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { ReportDocument } from './document/ReportDocument.tsx';
import { whenComplete } from './document/when-complete.ts';
import { EmptyReport } from './EmptyReport.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import classes from './ReportView.module.css';
import type { ReportSubject } from './report-subject.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { useReport } from './use-report.ts';

export function ReportView({ subject }: { subject: ReportSubject }) {
  const t = useTranslations('report');
  const document = useRef<HTMLDivElement>(null);
  const { report, notes, options, choose, title, isEmpty } = useReport(subject);
  const file = useReportFile(document, title);
  return (
    <Stack gap="lg" data-page="wide">
      <div className={classes.head}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>{t('title')}</Title>
          <LinkCount />
        </Group>
        <LastReportLink besides={subject.target} />
        {report === undefined || isEmpty ? null : (
          <Group gap="xs" className={classes.acts}>
            <Button
              px="sm"
              variant="light"
              leftSection={<Download size={16} aria-hidden />}
              onClick={file.save}
            >
              {t('save')}
            </Button>
            {file.canPrint ? (
              <Button
                px="sm"
                variant="default"
                leftSection={<Printer size={16} aria-hidden />}
                onClick={file.print}
              >
                {t('print')}
              </Button>
            ) : null}
          </Group>
        )}
        <ScreenReaderText>{file.saved}</ScreenReaderText>
      </div>
      <ErrorAlert title={t('title')}>{file.problem}</ErrorAlert>
      {isEmpty ? (
        <EmptyReport subject={subject} isComplete={report?.isComplete === true} />
      ) : (
        <div className={classes.columns}>
          <ReportPanel
            subject={subject}
            options={options}
            hasNotes={notes.length > 0}
            onChange={choose}
          >
            {report?.details == null ? null : (
              <StatisticsPanel title={title} report={report} details={report.details} />
            )}
          </ReportPanel>
          <div className={classes.sheet} ref={document}>
            {report === undefined ? (
              <Skeleton h={640} aria-hidden />
            ) : (
              <ReportDocument
                subject={subject}
                title={title}
                options={options}
                report={report}
                notes={notes}
              />
            )}
          </div>
        </div>
      )}
    </Stack>
  );
}

/** Saves what the document shows as one file, and says so. */
function useReportFile(document: RefObject<HTMLElement | null>, title: string) {
  const t = useTranslations('report');
  const [saved, setSaved] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (document.current === null) return;
    const { reportFile, reportFileName } = await import('./document/report-file.ts');
    const name = reportFileName(title);
    const text = await reportFile(document.current, title);
    saveFile(new Blob([text], { type: 'text/html' }), name);
    setFailed(false);
    setSaved(t('saved', { name }));
  };
  const print = async () => {
    if (document.current === null) return;
    await whenComplete(document.current);
    window.print();
  };
  return {
    save: () => void save().catch(() => setFailed(true)),
    print: () => void print(),
    // Browsers refuse to print a part of another page.
    canPrint: window.parent === window,
    /** For screen readers: browsers show by themselves that a file was saved. */
    saved,
    problem: hasFailed ? t('saveFailed') : '',
  };
}
