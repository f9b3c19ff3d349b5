/** First link: what an account without links shows, a field for a web address that becomes a short link. */
import { Anchor, Button, TextInput } from '@mantine/core';
import { FileSpreadsheet, SlidersHorizontal } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { withValues } from '#contract/new-link/link-values.ts';
import { buildRequest } from '#features/new-link/build-request.ts';
import { paths } from '#features/paths.ts';
import { useCreateLinkJob } from '#queries/new-link.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useCheckText } from '#ui/format/use-check-text.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './FirstLink.module.css';

export function FirstLink() {
  const t = useTranslations('overview.first');
  const { url, setUrl, error, isBusy, create } = useFirstLink();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void create();
  };
  const typed = completeUrl(url);
  return (
    <EmptyState
      title={t('title')}
      action={
        <div className={classes.action}>
          <form className={classes.form} onSubmit={onSubmit} noValidate autoComplete="off">
            <TextInput
              className={classes.field}
              aria-label={t('field')}
              placeholder={t('example')}
              inputMode="url"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="auto"
              size="md"
              value={url}
              error={error}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <Button type="submit" size="md" loading={isBusy}>
              {t('create')}
            </Button>
          </form>
          <OtherWays url={typed} />
        </div>
      }
    >
      {t('text')}
    </EmptyState>
  );
}

function OtherWays({ url }: { url: string }) {
  const t = useTranslations('overview.first');
  return (
    <div className={classes.ways}>
      <Anchor component={ScreenLink} to={paths.importLinks.href()} className={classes.way}>
        <FileSpreadsheet size={14} aria-hidden />
        {t('import')}
      </Anchor>
      <Anchor
        component={ScreenLink}
        to={paths.newLink.href(url === '' ? {} : { url })}
        className={classes.way}
      >
        <SlidersHorizontal size={14} aria-hidden />
        {t('options')}
      </Anchor>
    </div>
  );
}

/** The same checks and the same hold as any new link. */
function useFirstLink() {
  const t = useTranslations('linksNew');
  const checkText = useCheckText();
  const errorText = useErrorText();
  const begin = useCreateLinkJob();
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    if (isBusy) return;
    const zone = pageLocale().timeZone ?? '';
    const values = withValues({ url, custom: '' });
    const { body, problems } = buildRequest(values, { now: 0, zone, links: [], t, checkText });
    const [problem] = problems;
    if (problem !== undefined) {
      setError(problem.message);
      return;
    }
    setBusy(true);
    try {
      await begin(body, 'quick');
      setUrl('');
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };
  const change = (text: string) => {
    setUrl(text);
    setError(undefined);
  };
  return { url, setUrl: change, error, isBusy, create };
}
