/** Overlays screen: lists the CTA overlays. */
import { useTranslations } from 'use-intl';
import type { Overlay } from '#contract/resources/overlays.ts';
import { RedirectPageList } from '#features/redirect-types/RedirectPageList.tsx';
import type { PictureName } from '#features/redirect-types/TypePicture.tsx';
import { overlaysQuery } from '#queries/resources/overlays.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';

function pictureOf({ type }: Overlay): PictureName {
  return type === 'message' || type === 'contact' ? type : 'overlay';
}

export function OverlaysPage() {
  const t = useTranslations('overlays');
  const names: Readonly<Record<string, string>> = {
    message: t('types.message'),
    contact: t('types.contact'),
  };
  const type: Column<Overlay> = {
    header: t('type'),
    width: 22,
    render: (overlay) => (
      <ReadValue of={overlay} name="type">
        {/* An unknown type is shown unchanged. */}
        {(type) => <bdi dir="auto">{names[type] ?? (type.slice(0, 60) || '–')}</bdi>}
      </ReadValue>
    ),
  };
  return (
    <RedirectPageList
      kind="overlay"
      title={t('title')}
      one={t('one')}
      list={overlaysQuery}
      picture={pictureOf}
      column={type}
    >
      {t('purpose')}
    </RedirectPageList>
  );
}
