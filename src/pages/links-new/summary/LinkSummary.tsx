/** Link summary: the new link in short, with what is worth a second look and the buttons that create it. */
import { Button, Drawer, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CalendarClock, ChevronUp, CornerDownRight, Layers, Megaphone } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { utmNames } from '#contract/new-link/utm-tags.ts';
import { QrPicture } from '#features/qr-code/QrPicture.tsx';
import { plainCode, toQrImage } from '#features/qr-code/qr-svg.ts';
import { TargetingSummary } from '#pages/links-new/targeting/TargetingSummary.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { useNamedRecord } from '#queries/records/use-record.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { formatMoment } from '#ui/format/format.ts';
import { displayUrl, shownUrl, splitUrl } from '#ui/safety/safe-url.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './LinkSummary.module.css';
import { SocialCardPreview } from './SocialCardPreview.tsx';

/** @param props.children the buttons */
export function LinkSummary({ children }: { children?: ReactNode }) {
  const t = useTranslations('linksNew');
  const { body } = useWizard().request;
  const { metatitle, metadescription, metaimage } = body;
  const hasCard = [metatitle, metadescription, metaimage].some((text) => text !== undefined);
  return (
    <div className={classes.summary}>
      <div className={classes.top}>
        <div className={classes.short}>
          <Text size="xs" c="var(--deck-text-dim)" fw="var(--mantine-font-weight-medium)">
            {t('preview.shortLink')}
          </Text>
          <ShortLinkPreview />
        </div>
        <SummaryQrCode />
      </div>
      <Facts />
      {hasCard ? <SocialCardPreview /> : null}
      <FirstWarning />
      {children}
    </div>
  );
}

function Facts() {
  const t = useTranslations('linksNew');
  const { form, request } = useWizard();
  const { body, destination, rules } = request;
  const { channel, campaign, expiry } = body;
  const ofChannel = useNamedRecord(channelsQuery, channel ?? null);
  const ofCampaign = useNamedRecord(campaignsQuery, campaign ?? null);
  const facts = useTranslations('linkFacts');
  const tags = utmNames.filter((name) => form.getValues('utm')[name].trim() !== '').length;
  const hasRules =
    rules.geotarget.length + rules.devicetarget.length + rules.languagetarget.length > 0;
  return (
    <ul className={classes.facts}>
      <Fact icon={<CornerDownRight size={16} aria-hidden />}>
        {hasRules ? (
          <TargetingSummary />
        ) : (
          <bdi dir="ltr" className={classes.destination}>
            {shownUrl(destination) || t('preview.nowhere')}
          </bdi>
        )}
        {tags === 0 ? null : (
          <Text size="xs" c="var(--deck-text-dim)">
            {t('preview.tags', { count: tags })}
          </Text>
        )}
      </Fact>
      {channel === undefined ? null : (
        <Fact icon={<Layers size={16} aria-hidden />}>
          <span className={classes.channel}>
            <ColorDot color={ofChannel.row?.color ?? null} />
            <bdi>{nameOf(ofChannel, facts('numbered.channel', { id: String(channel) }))}</bdi>
          </span>
        </Fact>
      )}
      {campaign === undefined ? null : (
        <Fact icon={<Megaphone size={16} aria-hidden />}>
          <bdi>{nameOf(ofCampaign, facts('numbered.campaign', { id: String(campaign) }))}</bdi>
        </Fact>
      )}
      {expiry === undefined ? null : (
        <Fact icon={<CalendarClock size={16} aria-hidden />}>
          {facts('expires', { when: formatMoment(expiry) })}
        </Fact>
      )}
    </ul>
  );
}

interface NamedRecord {
  row: { name: string | null } | undefined;
  isLoading: boolean;
}

/** Nothing while the name is read, so that no number stands in its place. */
function nameOf({ row, isLoading }: NamedRecord, otherwise: string): string {
  return row?.name ?? (isLoading ? '…' : otherwise);
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.fact}>
      {icon}
      <div>{children}</div>
    </li>
  );
}

/** More would only be read past; all of them stand at their fields. */
function FirstWarning() {
  const [warning] = useWizard().request.warnings;
  return warning === undefined ? null : (
    <Text size="sm" c="var(--deck-waiting)" dir="auto">
      {warning.message}
    </Text>
  );
}

interface SummarySheetProps {
  /** Beside the short link: the button that creates it. */
  children: ReactNode;
  onAnother: () => void;
}

/** The summary as a sheet from the foot of the screen, where there is no room beside the form. */
export function SummarySheet({ children, onAnother }: SummarySheetProps) {
  const t = useTranslations('linksNew');
  const ui = useTranslations('ui');
  const [opened, { open, close }] = useDisclosure(false);
  const handle = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.foot}>
      <button
        ref={handle}
        type="button"
        className={classes.handle}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className={classes.handleTitle}>
          {t('summary')} <ChevronUp size={14} aria-hidden />
        </span>
        <ShortLinkPreview />
      </button>
      {children}
      <Drawer
        opened={opened}
        onClose={() => {
          close();
          handle.current?.focus();
        }}
        // After the button in it, the focus is in the form.
        returnFocus={false}
        position="bottom"
        size="85dvh"
        title={t('summary')}
        closeButtonProps={{ 'aria-label': ui('close') }}
      >
        <LinkSummary>
          <Button
            variant="default"
            onClick={() => {
              close();
              onAnother();
            }}
          >
            {t('createAnother')}
          </Button>
        </LinkSummary>
      </Drawer>
    </div>
  );
}

/** Domain and alias of the link in the form, as far as they are known before it is created. */
function ShortLinkPreview() {
  const t = useTranslations('linksNew.preview');
  const { request, defaultDomain } = useWizard();
  const { domain = defaultDomain, custom = '' } = request.body;
  const { host, rest } = splitUrl(domain.replace(/\/+$/, ''));
  const alias = displayUrl(custom);
  return (
    // A URL is read from left to right, also in a page that is read from right to left.
    <bdi dir="ltr" className={classes.preview}>
      {host === '' ? (
        <span className={classes.unknown}>{t('domain')}</span>
      ) : (
        <span className={classes.host}>{host + rest}</span>
      )}
      <span className={classes.host}>/</span>
      {alias === '' ? (
        <span className={classes.unknown}>{t('alias')}</span>
      ) : (
        <bdi className={classes.alias}>{alias}</bdi>
      )}
    </bdi>
  );
}

/** The code of the short link as it will be, once its address is known. */
function SummaryQrCode() {
  const t = useTranslations('linksNew.preview');
  const { shortUrl } = useWizard();
  const image = useMemo(
    () => (shortUrl === '' ? undefined : toQrImage(shortUrl, plainCode)),
    [shortUrl],
  );
  if (image === undefined) return null;
  return (
    <QrPicture image={image} colors={plainCode} label={t('qr')} className={classes.qr ?? ''} />
  );
}
