/** Selection commands: what the command palette does with the selected links. */
import { Copy, Download, Layers, Megaphone, QrCode, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { useScreenCommands } from '#features/commands.ts';
import { copyText } from '#ui/inputs/clipboard.ts';
import type { LinkSelection } from './use-selection.ts';

interface SelectionActions {
  onAssign: (kind: AssignTarget['kind']) => void;
  onExport: () => void;
  onQr: () => void;
}

/** None while nothing is selected. */
export function useSelectionCommands(
  selection: LinkSelection,
  { onAssign, onExport, onQr }: SelectionActions,
): void {
  const t = useTranslations('links.commands');
  useScreenCommands(() => {
    const { links } = selection.state;
    if (links.size === 0) return [];
    const count = links.size;
    const urls = [...links.values()].flatMap(({ shorturl }) => shorturl ?? []);
    const copy = async () =>
      (await copyText(urls.join('\n'))) ? t('copied', { count }) : t('failed');
    return [
      {
        id: 'assign-channel',
        title: t('channel', { count }),
        icon: Layers,
        keys: 'A',
        run: () => onAssign('channel'),
      },
      {
        id: 'assign-campaign',
        title: t('campaign', { count }),
        icon: Megaphone,
        keys: t('shiftA'),
        run: () => onAssign('campaign'),
      },
      ...(urls.length === 0
        ? []
        : [
            { id: 'copy-selected', title: t('copy', { count }), icon: Copy, tell: copy },
            { id: 'qr-selected', title: t('qr', { count }), icon: QrCode, run: onQr },
          ]),
      { id: 'export-selected', title: t('export', { count }), icon: Download, run: onExport },
      {
        id: 'clear-selection',
        title: t('clear'),
        icon: X,
        keys: t('escape'),
        run: selection.clear,
      },
    ];
  });
}
