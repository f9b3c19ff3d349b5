/** Link facts: redirect type, apps, social card, visibility and tracking of a request body, each named in words. */
import type { NewLink } from '#contract/resources/links.ts';
import { parseRedirectType } from '#features/redirect-types/redirect-type.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { useRecordsAtHand } from '#queries/records/use-record.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { splashQuery } from '#queries/resources/splash.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { AddressText, Fact, FactLines, FactPart } from './FactList.tsx';
import { redirectTypeLabel } from './redirect-type-label.ts';

interface BodyProps {
  body: NewLink;
}

/** With the splash page or overlay by its name; nothing for the service's default. Costs no request. */
export function RedirectTypeFact({ body: { type } }: BodyProps) {
  const { openingNotation } = useSettings();
  const { kind, ...rest } = parseRedirectType(type ?? '', openingNotation);
  const label = redirectTypeLabel(type, openingNotation);
  const id = 'id' in rest ? rest.id : undefined;
  if (label === '') return null;
  if (id === undefined) return <Fact term="Redirect type">{label}</Fact>;
  return kind === 'overlay' ? (
    <RecordsFact term="Redirect type" ids={[id]} list={overlaysQuery} one="Overlay" before="Under overlay" />
  ) : (
    <RecordsFact term="Redirect type" ids={[id]} list={splashQuery} one="Splash page" before="Behind splash page" />
  );
}

export function AppsFact({ body: { deeplink = {} } }: BodyProps) {
  const { labels } = useSettings();
  if (Object.keys(deeplink).length === 0) return null;
  return (
    <Fact term="Apps">
      <FactLines>
        {deeplink.auto === true ? 'Opens in the app on phones that have it' : null}
        {(['appstore_a', 'appstore_b'] as const).map((store) =>
          deeplink[store] === undefined ? null : (
            <FactPart key={store} name={labels[store]} value={<AddressText text={deeplink[store]} />} />
          ),
        )}
      </FactLines>
    </Fact>
  );
}

export function SocialCardFact({ body: { metatitle, metadescription, metaimage } }: BodyProps) {
  if ([metatitle, metadescription, metaimage].every((text) => text === undefined)) return null;
  return (
    <Fact term="Social card">
      <FactLines>
        {metatitle === undefined ? null : <FactPart name="Title" value={<UntrustedText text={metatitle} />} />}
        {metadescription === undefined ? null : <FactPart name="Description" value={<UntrustedText text={metadescription} />} />}
        {metaimage === undefined ? null : <FactPart name="Image" value={<AddressText text={metaimage} />} />}
      </FactLines>
    </Fact>
  );
}

export function VisibilityFact({ body: { status } }: BodyProps) {
  return (
    <Fact term="Visibility">
      {status === 'public'
        ? 'Public: may be shown on public lists'
        : 'Private: works for everyone who has it, and is on no public list'}
    </Fact>
  );
}

/** Pixels, parameters, channel and campaign. Costs no request: what no list has shown yet is named by its number. */
export function TrackingFacts({ body: { pixels = [], parameters = [], channel, campaign } }: BodyProps) {
  return (
    <>
      <RecordsFact term="Pixels" ids={pixels} list={pixelsQuery} one="Pixel" />
      {parameters.length === 0 ? null : (
        <Fact term="Parameters">
          <FactLines>
            {parameters.map(({ name, value }, index) => (
              <FactPart key={index} name={name} value={<UntrustedText text={value} />} />
            ))}
          </FactLines>
        </Fact>
      )}
      <RecordsFact term="Channel" ids={idsOf(channel)} list={channelsQuery} one="Channel" />
      <RecordsFact term="Campaign" ids={idsOf(campaign)} list={campaignsQuery} one="Campaign" />
    </>
  );
}

const idsOf = (id: number | undefined): number[] => (id === undefined ? [] : [id]);

interface RecordsFactProps<Row> {
  term: string;
  ids: readonly number[];
  list: ListQuery<Row>;
  /** What one is called where its name is not at hand, such as `Pixel`. */
  one: string;
  /** Words before each name. */
  before?: string;
}

function RecordsFact<Row extends { id: number | null; name: string | null }>(props: RecordsFactProps<Row>) {
  const { term, ids, list, one, before } = props;
  const records = useRecordsAtHand(list, ids);
  if (ids.length === 0) return null;
  return (
    <Fact term={term}>
      <FactLines>
        {ids.map((id, index) => {
          const name = records[index]?.name?.trim().slice(0, 200);
          if (!name) return before === undefined ? `${one} ${id}` : `${before} ${id}`;
          return (
            <span key={id}>
              {before === undefined ? null : `${before} `}
              <bdi dir="auto">{name}</bdi>
            </span>
          );
        })}
      </FactLines>
    </Fact>
  );
}
