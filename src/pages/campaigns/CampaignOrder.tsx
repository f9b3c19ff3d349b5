/** Campaign order: whether campaigns are sorted by all clicks or by those of this week; its state is in the address. */
import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useIsHistoryOff } from '#features/trends/HistoryOff.tsx';

const orders = ['clicks', 'week'] as const;

type CampaignOrder = (typeof orders)[number];

/**
 * The order of the list; undefined where there is none to choose.
 *
 * @param isSortable all campaigns are here, or on their way
 */
export function useCampaignOrder(isSortable: boolean) {
  const [params, setParams] = useSearchParams();
  const isOff = useIsHistoryOff();
  const chosen = orders.find((each) => each === params.get('sort')) ?? 'clicks';
  const sort = (wanted: CampaignOrder) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (wanted === 'clicks') after.delete('sort');
        else after.set('sort', wanted);
        return after;
      },
      { replace: true },
    );
  return { order: isSortable && !isOff ? chosen : undefined, sort };
}

interface OrderSelectProps {
  order: CampaignOrder;
  onSort: (order: CampaignOrder) => void;
}

export function CampaignOrderSelect({ order, onSort }: OrderSelectProps) {
  const t = useTranslations('campaigns.order');
  return (
    <NativeSelect
      aria-label={t('label')}
      w="fit-content"
      data={orders.map((value) => ({ value, label: t(value) }))}
      value={order}
      onChange={(event) =>
        onSort(orders.find((each) => each === event.currentTarget.value) ?? 'clicks')
      }
    />
  );
}
