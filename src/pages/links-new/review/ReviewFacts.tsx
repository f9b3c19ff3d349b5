/** Review facts: everything that the new link will have, named one by one, in the order of the steps. */
import { useTranslations } from 'use-intl';
import { AddressText, Fact, FactList } from '#features/link-facts/FactList.tsx';
import { AppsFact, RedirectTypeFact, SocialCardFact, TrackingFacts, VisibilityFact } from '#features/link-facts/LinkFacts.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { TargetingSummary } from '#pages/links-new/targeting/TargetingSummary.tsx';
import { formatMoment } from '#ui/format/format.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';

/** Costs no request: what no list has shown yet is named by its number. */
export function ReviewFacts() {
  const t = useTranslations('linksNew.review');
  const { body, visitedAddress } = useWizard().request;
  const { geotarget = [], devicetarget = [], languagetarget = [] } = body;
  const hasRules = geotarget.length + devicetarget.length + languagetarget.length > 0;
  return (
    <FactList>
      <Fact term={t('shortLink')}>
        <ShortLinkPreview />
      </Fact>
      <Fact term={t('destination')}>
        {body.url === '' ? <em>{t('noDestination')}</em> : <AddressText text={visitedAddress} />}
      </Fact>
      {body.description === undefined ? null : (
        <Fact term={t('description')}>
          <UntrustedText text={body.description} />
        </Fact>
      )}
      <RedirectTypeFact body={body} />
      {hasRules ? (
        <Fact term={t('targeting')}>
          <TargetingSummary />
        </Fact>
      ) : null}
      <AppsFact body={body} />
      <SocialCardFact body={body} />
      {body.password === undefined ? null : <Fact term={t('password')}>{t('passwordText')}</Fact>}
      {body.expiry === undefined ? null : <Fact term={t('expires')}>{formatMoment(body.expiry)}</Fact>}
      <VisibilityFact body={body} />
      <TrackingFacts body={body} />
    </FactList>
  );
}
