/** Link facts: redirect type, apps, social card, visibility and tracking of a request body, each named in words. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NewLink } from '#contract/resources/links.ts';
import {
  parseRedirectType,
  type RedirectPageKind,
} from '#features/redirect-types/redirect-type.ts';
import { useLabels } from '#features/settings/labels.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { useCachedRecords } from '#queries/records/use-record.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { splashQuery } from '#queries/resources/splash.ts';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import { Fact, FactLines, FactPart, UrlText } from './FactList.tsx';
import { redirectTypeLabel } from './redirect-type-label.ts';

interface BodyProps {
  body: NewLink;
}

/** With the splash page or overlay by its name; nothing for the service's default. Costs no request. */
export function RedirectTypeFact({ body: { type } }: BodyProps) {
  const t = useTranslations('linkFacts');
  const { openingNotation } = useSettings();
  const parsed = parseRedirectType(type ?? '', openingNotation);
  const label = redirectTypeLabel(type, openingNotation, t);
  if (label === '') return null;
  const redirectPage = (kind: RedirectPageKind, name: string) =>
    t.rich(`opens.${kind}Named`, { page: name, name: (text) => <bdi dir="auto">{text}</bdi> });
  return (
    <Fact term={t('redirectType')}>
      {parsed.kind === 'overlay' ? (
        <NameAtHand
          id={parsed.id}
          list={overlaysQuery}
          otherwise={label}
          named={(name) => redirectPage('overlay', name)}
        />
      ) : parsed.kind === 'splashPage' ? (
        <NameAtHand
          id={parsed.id}
          list={splashQuery}
          otherwise={label}
          named={(name) => redirectPage('splashPage', name)}
        />
      ) : (
        label
      )}
    </Fact>
  );
}

export function AppsFact({ body: { deeplink = {} } }: BodyProps) {
  const t = useTranslations('linkFacts');
  const labels = useLabels();
  if (Object.keys(deeplink).length === 0) return null;
  return (
    <Fact term={t('apps')}>
      <FactLines>
        {deeplink.auto === true ? t('opensInApp') : null}
        {(['appstore_a', 'appstore_b'] as const).map((store) =>
          deeplink[store] === undefined ? null : (
            <FactPart key={store} name={labels[store]} value={<UrlText text={deeplink[store]} />} />
          ),
        )}
      </FactLines>
    </Fact>
  );
}

export function SocialCardFact({ body: { metatitle, metadescription, metaimage } }: BodyProps) {
  const t = useTranslations('linkFacts');
  if ([metatitle, metadescription, metaimage].every((text) => text === undefined)) return null;
  return (
    <Fact term={t('socialCard')}>
      <FactLines>
        {metatitle === undefined ? null : (
          <FactPart name={t('title')} value={<UntrustedText text={metatitle} />} />
        )}
        {metadescription === undefined ? null : (
          <FactPart name={t('description')} value={<UntrustedText text={metadescription} />} />
        )}
        {metaimage === undefined ? null : (
          <FactPart name={t('image')} value={<UrlText text={metaimage} />} />
        )}
      </FactLines>
    </Fact>
  );
}

export function VisibilityFact({ body: { status } }: BodyProps) {
  const t = useTranslations('linkFacts');
  return <Fact term={t('visibility')}>{status === 'public' ? t('public') : t('private')}</Fact>;
}

/** Pixels, parameters, channel and campaign. Costs no request: what no list has shown yet is named by its number. */
export function TrackingFacts({
  body: { pixels = [], parameters = [], channel, campaign },
}: BodyProps) {
  const t = useTranslations('linkFacts');
  return (
    <>
      <RecordsFact kind="pixel" ids={pixels} list={pixelsQuery} />
      {parameters.length === 0 ? null : (
        <Fact term={t('parameters')}>
          <FactLines>
            {parameters.map(({ name, value }, index) => (
              <FactPart key={index} name={name} value={<UntrustedText text={value} />} />
            ))}
          </FactLines>
        </Fact>
      )}
      <RecordsFact kind="channel" ids={idsOf(channel)} list={channelsQuery} />
      <RecordsFact kind="campaign" ids={idsOf(campaign)} list={campaignsQuery} />
    </>
  );
}

const idsOf = (id: number | undefined): number[] => (id === undefined ? [] : [id]);

interface RecordsFactProps<Row> {
  kind: 'pixel' | 'channel' | 'campaign';
  ids: readonly number[];
  list: ListQuery<Row>;
}

function RecordsFact<Row extends NamedRow>({ kind, ids, list }: RecordsFactProps<Row>) {
  const t = useTranslations('linkFacts');
  const records = useCachedRecords(list, ids);
  if (ids.length === 0) return null;
  return (
    <Fact term={t(`records.${kind}`)}>
      <FactLines>
        {ids.map((id, index) => {
          const name = shownName(records[index]);
          return name === '' ? (
            t(`numbered.${kind}`, { id: String(id) })
          ) : (
            <bdi key={id} dir="auto">
              {name}
            </bdi>
          );
        })}
      </FactLines>
    </Fact>
  );
}

interface NameAtHandProps<Row> {
  id: number;
  list: ListQuery<Row>;
  named: (name: string) => ReactNode;
  /** Where its name is not loaded. */
  otherwise: string;
}

function NameAtHand<Row extends NamedRow>({ id, list, named, otherwise }: NameAtHandProps<Row>) {
  const name = shownName(useCachedRecords(list, [id])[0]);
  return name === '' ? otherwise : named(name);
}

interface NamedRow {
  id: number | null;
  name: string | null;
}

function shownName(row: NamedRow | undefined): string {
  return row?.name?.trim().slice(0, 200) ?? '';
}
