/** Overlays screen: lists the CTA overlays. */
import type { Overlay } from '#contract/resources/overlays.ts';
import { RedirectPageList } from '#features/redirect-types/RedirectPageList.tsx';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';
import { ReadValue } from '#ui/text/UnreadValue.tsx';

const names: Readonly<Record<string, string>> = { message: 'Message', contact: 'Contact form' };

/** An unknown type is shown unchanged. */
const type: Column<Overlay> = {
  header: 'Type',
  width: 18,
  render: (overlay) => (
    <ReadValue of={overlay} name="type">
      {(type) => <bdi dir="auto">{names[type] ?? (type.slice(0, 60) || '–')}</bdi>}
    </ReadValue>
  ),
};

export function OverlaysPage() {
  return (
    <RedirectPageList kind="overlay" title="Overlays" one="Overlay" list={overlaysQuery} column={type}>
      Overlays lie over the destination of a link and show a call to action, such as a message or a contact form.
    </RedirectPageList>
  );
}
