/** Review facts: everything that the new link will have, named one by one, in the order of the steps. */
import { AddressText, Fact, FactList } from '#features/link-facts/FactList.tsx';
import { AppsFact, RedirectTypeFact, SocialCardFact, TrackingFacts, VisibilityFact } from '#features/link-facts/LinkFacts.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { TargetingSummary } from '#pages/links-new/targeting/TargetingSummary.tsx';
import { formatMoment } from '#ui/format/format.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';

/** Costs no request: what no list has shown yet is named by its number. */
export function ReviewFacts() {
  const { body, visitedAddress } = useWizard().request;
  const { geotarget = [], devicetarget = [], languagetarget = [] } = body;
  const hasRules = geotarget.length + devicetarget.length + languagetarget.length > 0;
  return (
    <FactList>
      <Fact term="Short link">
        <ShortLinkPreview />
      </Fact>
      <Fact term="Destination">{body.url === '' ? <em>no destination yet</em> : <AddressText text={visitedAddress} />}</Fact>
      {body.description === undefined ? null : (
        <Fact term="Description">
          <UntrustedText text={body.description} />
        </Fact>
      )}
      <RedirectTypeFact body={body} />
      {hasRules ? (
        <Fact term="Targeting">
          <TargetingSummary />
        </Fact>
      ) : null}
      <AppsFact body={body} />
      <SocialCardFact body={body} />
      {body.password === undefined ? null : <Fact term="Password">Visitors have to enter it</Fact>}
      {body.expiry === undefined ? null : <Fact term="Expires">{formatMoment(body.expiry)}</Fact>}
      <VisibilityFact body={body} />
      <TrackingFacts body={body} />
    </FactList>
  );
}
