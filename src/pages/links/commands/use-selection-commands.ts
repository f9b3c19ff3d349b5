/** Selection commands: what the command palette does with the selected links. */
import { Copy, Download, Layers, Megaphone, QrCode, X } from 'lucide-react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { useScreenCommands } from '#features/commands/commands.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { copyText } from '#ui/copy/clipboard.ts';
import { formatCount } from '#ui/format/format.ts';

interface SelectionActions {
  onAssign: (kind: AssignTarget['kind']) => void;
  onExport: () => void;
  onQr: () => void;
}

/** None while nothing is selected. */
export function useSelectionCommands(selection: LinkSelection, { onAssign, onExport, onQr }: SelectionActions): void {
  useScreenCommands(() => {
    const { links } = selection.state;
    if (links.size === 0) return [];
    const these = formatCount(links.size, 'selected link');
    const addresses = [...links.values()].flatMap(({ shorturl }) => shorturl ?? []);
    const copy = async () => ((await copyText(addresses.join('\n'))) ? `Copied ${these}.` : 'Could not copy.');
    return [
      { id: 'assign-channel', title: `Assign ${these} to a channel…`, icon: Layers, keys: 'A', run: () => onAssign('channel') },
      {
        ...{ id: 'assign-campaign', title: `Assign ${these} to a campaign…`, icon: Megaphone, keys: 'Shift A' },
        run: () => onAssign('campaign'),
      },
      ...(addresses.length === 0
        ? []
        : [
            { id: 'copy-selected', title: `Copy ${these}`, icon: Copy, tell: copy },
            { id: 'qr-selected', title: `QR codes of ${these}…`, icon: QrCode, run: onQr },
          ]),
      { id: 'export-selected', title: `Export ${these}…`, icon: Download, run: onExport },
      { id: 'clear-selection', title: 'Clear the selection', icon: X, keys: 'Esc', run: selection.clear },
    ];
  });
}
