/** Final address: where visitors land, with the tags and parameters in the accent, while they are typed. */
import { useTranslations } from 'use-intl';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './MainCard.module.css';

export function FinalUrl() {
  const t = useTranslations('linksNew.destination');
  const { finalUrl, destination } = useWizard().request;
  const shown = displayUrl(finalUrl);
  const plain = sameStart(shown, displayUrl(destination));
  return (
    <div>
      <p className={classes.label}>{t('landOn')}</p>
      {shown === '' ? (
        <p className={classes.nowhere}>{t('landNowhere')}</p>
      ) : (
        <p className={classes.final} dir="ltr">
          <UntrustedText text={plain} fold={300} />
          {plain === shown ? null : (
            <mark>
              <UntrustedText text={shown.slice(plain.length)} fold={300} />
            </mark>
          )}
        </p>
      )}
    </div>
  );
}

/** What both texts begin with. */
function sameStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  const rest = one.slice(length);
  // The question mark belongs to the address: the tags are what follows it.
  return rest.startsWith('?') || rest.startsWith('&')
    ? one.slice(0, length + 1)
    : one.slice(0, length);
}
