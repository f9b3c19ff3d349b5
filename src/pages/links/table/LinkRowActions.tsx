/** Link row actions: copy, QR code, and all that can be done with the link of a row behind three dots. */
import { QrCode } from 'lucide-react';
import type { Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { linkItem } from '#features/assign/model/assignment.ts';
import { useLinkActions, useQrDialog } from '#features/link-actions/use-link-actions.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import type { RowTexts } from './row-types.ts';

interface CopyShortLinkProps {
  link: Link;
  label: string;
}

export function CopyShortLink({ link: { shorturl }, label }: CopyShortLinkProps) {
  return shorturl === null ? null : <CopyButton value={shorturl} label={label} />;
}

interface LinkRowActionsProps {
  link: Identified<Link>;
  texts: RowTexts;
}

export function LinkRowActions({ link, texts }: LinkRowActionsProps) {
  const { shorturl } = link;
  const showQr = useQrDialog();
  return (
    <>
      <CopyShortLink link={link} label={texts.copy} />
      {shorturl === null ? null : (
        <IconButton
          label={texts.qr}
          tip={texts.qr}
          aria-haspopup="dialog"
          onClick={() => showQr(shorturl)}
        >
          <QrCode size={16} aria-hidden />
        </IconButton>
      )}
      <ActionMenu name={linkItem(link).name}>
        <Items link={link} />
      </ActionMenu>
    </>
  );
}

/** A part of its own, so that a row whose menu is closed reads no texts. */
function Items({ link }: { link: Identified<Link> }) {
  const { open, copy, qr, duplicate, details, channel, campaign } = useLinkActions(link);
  return <ActionItems actions={[open, copy, qr, duplicate, details, null, channel, campaign]} />;
}
