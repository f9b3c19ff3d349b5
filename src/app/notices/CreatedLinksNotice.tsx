/** Created links notice: a new link, copied where the browser allows it, or several that were created together. */
import { useTranslations } from 'use-intl';
import { aliasDiffers } from '#contract/new-link/alias.ts';
import type { NamedLink, NewLink } from '#contract/resources/links.ts';
import { paths } from '#features/paths.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { Notice, NoticeAction, NoticeLink } from '#ui/notices/Notice.tsx';
import { toSafeHref } from '#ui/safety/safe-url.ts';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';

/** A link that was created a moment ago, with what was asked for. */
export interface Creation {
  /** Of the job that created it. */
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly asked: NewLink;
  readonly link: NamedLink;
  /** `none` where it was not begun in this tab, whose clipboard is not to be changed then. */
  readonly copying: 'none' | 'trying' | 'copied' | 'failed';
}

interface CreatedLinksNoticeProps {
  /** At least one, the oldest first. */
  created: readonly Creation[];
  /** Shows the QR code of a short link. */
  onQr: (shorturl: string) => void;
  onDismiss: () => void;
}

export function CreatedLinksNotice({ created, onQr, onDismiss }: CreatedLinksNoticeProps) {
  const [only, ...others] = created;
  if (only === undefined) return null;
  return others.length === 0 ? (
    <One created={only} onQr={onQr} onDismiss={onDismiss} />
  ) : (
    <Several created={created} onDismiss={onDismiss} />
  );
}

/** What a screen reader announces; nothing before it is known whether the link is copied. */
export function useCreatedText(): (created: readonly Creation[]) => string {
  const t = useTranslations('shell.created');
  return (created) => {
    const last = created.at(-1);
    if (last === undefined || last.copying === 'trying') return '';
    if (created.length > 1) return t('several', { count: created.length });
    const title = last.copying === 'copied' ? t('copied') : t('title');
    return `${title}: ${last.link.shorturl}`;
  };
}

interface OneProps extends Pick<CreatedLinksNoticeProps, 'onQr' | 'onDismiss'> {
  created: Creation;
}

function One({ created, onQr, onDismiss }: OneProps) {
  const t = useTranslations('shell.created');
  const copyText = useTranslations('link.actions')('copy');
  const { message, copy } = useCopy();
  const { asked, link, copying } = created;
  const title = copying === 'copied' ? t('copied') : t('title');
  const href = toSafeHref(link.shorturl);
  return (
    <Notice
      tone="done"
      label={title}
      title={title}
      text={
        <>
          <ShortLink url={link.shorturl} />
          {copying === 'failed' ? <p>{t('notCopied')}</p> : null}
          {aliasDiffers(asked.custom, link.shorturl) ? (
            <p>{t('otherAlias', { alias: (asked.custom ?? '').slice(0, 100) })}</p>
          ) : null}
        </>
      }
      actions={
        <>
          {copying === 'failed' || copying === 'none' ? (
            <NoticeAction aria-label={copyText} onClick={() => void copy(link.shorturl)}>
              {message === '' ? t('copy') : message}
            </NoticeAction>
          ) : null}
          <NoticeAction onClick={() => onQr(link.shorturl)}>{t('qr')}</NoticeAction>
          {href === undefined ? null : (
            <NoticeLink to={href} external>
              {t('open')}
            </NoticeLink>
          )}
          <NoticeLink to={paths.link.href(link.id)}>{t('details')}</NoticeLink>
        </>
      }
      onClose={onDismiss}
    >
      <ScreenReaderText>{message}</ScreenReaderText>
    </Notice>
  );
}

function Several({ created, onDismiss }: Omit<CreatedLinksNoticeProps, 'onQr'>) {
  const t = useTranslations('shell.created');
  const { message, copy } = useCopy();
  const title = t('several', { count: created.length });
  const all = created.map(({ link }) => link.shorturl).join('\n');
  return (
    <Notice
      tone="done"
      label={title}
      title={title}
      text={created.at(-1)?.copying === 'copied' ? t('lastCopied') : ''}
      actions={
        <>
          <NoticeAction onClick={() => void copy(all)}>
            {message === '' ? t('copyAll') : message}
          </NoticeAction>
          <NoticeLink to={paths.links.href()}>{t('show')}</NoticeLink>
        </>
      }
      onClose={onDismiss}
    >
      <ScreenReaderText>{message}</ScreenReaderText>
    </Notice>
  );
}
