/** Menu of moved links: old and new short links as a table, or as the redirect rules of a web server. */
import { Button, Menu } from '@mantine/core';
import { ArrowRightLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { fileName, saveFile } from '#features/files/download.ts';
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
  const save = (text: string, extension: string) => {
    const name = fileName(job.title.replace(/\.\w{1,5}$/, '')) || t('file');
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}-${extension}`);
  };
  const saveTable = async () => {
    const { csvText } = await import('#features/files/csv.ts');
    const rows = (await readLinks()).map(({ host, path, to }) => [host + path, to]);
    save(csvText([t('old'), t('new')], rows), 'moved.csv');
  };
  const saveRules = async (server: (typeof servers)[number]) => {
    const text = await rulesFor(server, redirectable(await readLinks()));
    if (!text.includes('301')) throw new Error(t('none'));
    save(text, files[server]);
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
        <Menu.Item onClick={run(saveTable)}>{t('table')}</Menu.Item>
        {servers.map((server) => (
          <Menu.Item key={server} onClick={run(() => saveRules(server))}>
            {t(server)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
