/** Report screen: the document of a selection, channel, campaign, plan, view or the whole account, to print and to save. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { readReportTarget } from '#features/report/report-target.ts';
import { CampaignSubject } from './subjects/CampaignSubject.tsx';
import { ChannelSubject } from './subjects/ChannelSubject.tsx';
import { AccountSubject, LinksSubject } from './subjects/LinksSubject.tsx';
import { PlanSubject } from './subjects/PlanSubject.tsx';
import { ViewSubject } from './subjects/ViewSubject.tsx';

export function ReportPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const target = readReportTarget(query, location.state);
  // Another period is the same report.
  const key = JSON.stringify(target);
  switch (target.kind) {
    case 'channel':
      return <ChannelSubject key={key} id={target.id} />;
    case 'campaign':
      return <CampaignSubject key={key} id={target.id} />;
    case 'plan':
      return <PlanSubject key={key} id={target.id} />;
    case 'links':
      return <LinksSubject key={key} ids={target.ids} />;
    case 'view':
      return <ViewSubject key={key} list={target.list} />;
    case 'account':
      return <AccountSubject key={key} />;
  }
}
