/** Destination checks: another short link, a link that is there already, and http where https is known, each with an offer. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { aliasIn } from '#contract/new-link/alias.ts';
import type { Link } from '#contract/resources/links.ts';
import type { NewLinkRequest } from '#features/new-link/build-request.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { shownUrl } from '#ui/safety/safe-url.ts';
import { CheckButton, CheckNote, CheckNotes } from './CheckNote.tsx';

interface DestinationChecksProps {
  request: NewLinkRequest;
  /** Fills in another destination; undefined where the user may not change it. */
  onUrl: ((url: string) => void) | undefined;
}

export function DestinationChecks({ request, onUrl }: DestinationChecksProps) {
  const t = useTranslations('linksNew');
  const { shortLink, duplicates, alike, httpsUrl, warnings } = request;
  const [same] = duplicates;
  const [other] = alike;
  return (
    <CheckNotes>
      {warnings
        .filter(({ key }) => key === 'lookalike' || key === 'dotless')
        .map(({ key, message }) => (
          <CheckNote key={key} tone="warns">
            {message}
          </CheckNote>
        ))}
      {shortLink === null ? null : <OwnShortLink longurl={shortLink.longurl} onUrl={onUrl} />}
      {same === undefined ? null : <SameLink link={same} />}
      {same !== undefined || other === undefined ? null : (
        <CheckNote tone="warns">
          {t.rich('checks.samePage', { alias: nameOf(other), name })}
        </CheckNote>
      )}
      {httpsUrl === '' || onUrl === undefined ? null : (
        <CheckNote tone="offers">
          {t.rich('checks.https', {
            use: (text) => <CheckButton onClick={() => onUrl(httpsUrl)}>{text}</CheckButton>,
          })}
        </CheckNote>
      )}
    </CheckNotes>
  );
}

/** A link to a short link costs visitors one more redirect, and counts each of them twice. */
function OwnShortLink({
  longurl,
  onUrl,
}: { longurl: string | null } & Pick<DestinationChecksProps, 'onUrl'>): ReactNode {
  const t = useTranslations('linksNew.checks');
  if (longurl === null || onUrl === undefined)
    return <CheckNote tone="warns">{t('own')}</CheckNote>;
  const url = shownUrl(longurl);
  return (
    <CheckNote tone="warns">
      {t.rich('ownTo', {
        url: url.slice(0, 300),
        use: (text) => (
          <CheckButton onClick={() => onUrl(longurl)}>
            <bdi dir="ltr">{text}</bdi>
          </CheckButton>
        ),
      })}
    </CheckNote>
  );
}

function SameLink({ link }: { link: Link }) {
  const t = useTranslations('linksNew.checks');
  const { message, copy } = useCopy();
  const { shorturl, clicks } = link;
  return (
    <CheckNote tone="warns">
      {t.rich('same', {
        alias: nameOf(link),
        name,
        clicks: clicks ?? 0,
        known: clicks === null ? 'no' : 'yes',
      })}{' '}
      {shorturl === null ? null : (
        <CheckButton onClick={() => void copy(shorturl)}>
          {message === '' ? t('copy') : message}
        </CheckButton>
      )}
    </CheckNote>
  );
}

/** The alias alone, as in a list. */
function nameOf({ id, shorturl }: Link): string {
  return (shorturl === null ? '' : aliasIn(shorturl).slice(0, 100)) || `#${id}`;
}

const name = (text: ReactNode) => <bdi>{text}</bdi>;
