/** Menu of moved links: old and new short links as a table, or as the redirect rules of a web server. */
import { Button, Menu } from '@mantine/core';
import { ArrowRightLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionItems } from '#features/actions/ActionMenu.tsx';
import { fileName, saveFile } from '#features/files/download.ts';
import { saveCsv } from '#features/files/use-csv-action.ts';
import { type JobSummary, useReadRows } from '#queries/jobs.ts';
import { type MovedLink, movedLinks, redirectable } from './moved-links.ts';

interface MovedLinksMenuProps {
  job: JobSummary;
  large: boolean;
  /** Runs what a press asks for, and shows why it failed. */
  run: (work: () => Promise<unknown>) => () => void;
}

const servers = ['nginx', 'apache', 'cloudflare'] as const;

const files = { nginx: 'nginx.conf', apache: 'apache.conf', cloudflare: 'cloudflare.csv' };

/** The writers of rules load with the first press. */
async function rulesFor(server: (typeof servers)[number], links: readonly MovedLink[]) {
  const rules = await import('./redirect-rules.ts');
  const writers = {
    nginx: rules.nginxRules,
    apache: rules.apacheRules,
    cloudflare: rules.cloudflareRules,
  };
  return writers[server](links);
}

export function MovedLinksMenu({ job, large, run }: MovedLinksMenuProps) {
  const t = useTranslations('jobs.moved');
  const readRows = useReadRows();
  const readLinks = async () => movedLinks(job, await readRows(job.id));
  const name = fileName(job.title.replace(/\.\w{1,5}$/, '')) || t('file');
  const saveTable = async () => {
    const rows = (await readLinks()).map(({ host, path, to }) => [host + path, to]);
    await saveCsv(`${name}-moved`, { columns: [t('old'), t('new')], rows });
  };
  const saveRules = async (server: (typeof servers)[number]) => {
    const text = await rulesFor(server, redirectable(await readLinks()));
    if (!text.includes('301')) throw new Error(t('none'));
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}-${files[server]}`);
  };
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button
          size={large ? 'sm' : 'xs'}
          variant="default"
          leftSection={<ArrowRightLeft size={14} aria-hidden />}
        >
          {t('open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems
          actions={(['table', ...servers] as const).map((file) => ({
            id: file,
            title: t(file),
            run: run(() => (file === 'table' ? saveTable() : saveRules(file))),
          }))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
