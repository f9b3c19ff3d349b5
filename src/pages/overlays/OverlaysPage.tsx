/** Overlays screen: lists the CTA overlays. */
import type { Overlay } from '#contract/resources/overlays.ts';
import { RedirectPageList } from '#features/redirect-types/RedirectPageList.tsx';
import { formatRedirectType } from '#features/redirect-types/redirect-type.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';

const names: Readonly<Record<string, string>> = { message: 'Message', contact: 'Contact form' };

/** An unknown type is shown unchanged. */
const type: Column<Overlay> = {
  header: 'Type',
  width: 18,
  render: (overlay) => <bdi dir="auto">{names[overlay.type] ?? (overlay.type.slice(0, 60) || '–')}</bdi>,
};

export function OverlaysPage() {
  const { openingNotation } = useSettings();
  return (
    <RedirectPageList
      title="Overlays"
      one="Overlay"
      things="overlays"
      list={overlaysQuery}
      column={type}
      toType={({ id }) => formatRedirectType('overlay', id, openingNotation)}
    >
      Overlays lie over the destination of a link and show a call to action, such as a message or a contact form.
    </RedirectPageList>
  );
}
