/** Link commands: what the command palette and the key A do with the link that is open, and the dialogs this takes. */

import { Copy, ExternalLink, Files, Layers, Megaphone, QrCode } from 'lucide-react';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { pressedKey } from '#base/pressed-key.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { LazyAssignPicker, type PickerRequest } from '#features/assign/picker/AssignMenu.tsx';
import { useScreenCommands } from '#features/commands.ts';
import { paths } from '#features/paths.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { copyText } from '#ui/inputs/clipboard.ts';
import { toSafeHref } from '#ui/safety/safe-url.ts';

const QrCodeDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog,
}));

/** Shows nothing until a command is chosen. */
export function LinkCommands({ id, shorturl }: { id: number; shorturl: string | null }) {
  const t = useTranslations('link.commands');
  const navigate = useNavigate();
  const [picking, setPicking] = useState<PickerRequest>();
  const [qr, setQr] = useState(false);
  const href = shorturl === null ? undefined : toSafeHref(shorturl);
  const items = [linkItem({ id, shorturl })];
  usePageKeys((event) => {
    if (pressedKey(event) !== 'a' || !isPlainKey(event)) return false;
    setPicking({ kind: event.shiftKey ? 'campaign' : 'channel', items });
    return true;
  });
  useScreenCommands(() => [
    ...(shorturl === null || href === undefined
      ? []
      : [
          {
            id: 'copy-link',
            title: t('copy'),
            icon: Copy,
            tell: async () => ((await copyText(shorturl)) ? t('copied') : t('failed')),
          },
          {
            id: 'open-link',
            title: t('open'),
            icon: ExternalLink,
            run: () => void window.open(href, '_blank', 'noopener,noreferrer'),
          },
          { id: 'qr-link', title: t('qr'), icon: QrCode, run: () => setQr(true) },
        ]),
    {
      id: 'changed-copy',
      title: t('changedCopy'),
      icon: Files,
      screen: paths.newLink.pattern,
      run: () => void navigate(paths.newLink.href({ from: String(id) })),
    },
    {
      id: 'assign-channel',
      title: t('channel'),
      icon: Layers,
      keys: 'A',
      run: () => setPicking({ kind: 'channel', items }),
    },
    {
      id: 'assign-campaign',
      title: t('campaign'),
      icon: Megaphone,
      keys: t('shiftA'),
      run: () => setPicking({ kind: 'campaign', items }),
    },
  ]);
  return (
    <>
      <LazyAssignPicker request={picking} onClose={() => setPicking(undefined)} />
      {qr && shorturl !== null ? (
        <LazyDialog onClose={() => setQr(false)}>
          <QrCodeDialog url={shorturl} onClose={() => setQr(false)} />
        </LazyDialog>
      ) : null}
    </>
  );
}
