/** English catalog of the dashboard: the texts of all screens behind Connect, by area. */
import { activity } from './activity.ts';
import { campaigns } from './campaigns.ts';
import { channels } from './channels.ts';
import { domains } from './domains.ts';
import { creating } from './links-new/creating.ts';
import { steps } from './links-new/steps.ts';
import { targeting } from './links-new/targeting.ts';
import { overlays } from './overlays.ts';
import { assign } from './parts/assign.ts';
import { forms } from './parts/forms.ts';
import { records } from './parts/records.ts';
import { ui } from './parts/ui.ts';
import { pixels } from './pixels.ts';
import { account } from './screens/account.ts';
import { link } from './screens/link.ts';
import { links } from './screens/links.ts';
import { overview } from './screens/overview.ts';
import { splash } from './splash.ts';

export const dashboard = {
  account,
  activity,
  assign,
  campaigns,
  channels,
  domains,
  forms,
  link,
  links,
  linksNew: { ...steps, ...targeting, ...creating },
  overlays,
  overview,
  pixels,
  records,
  splash,
  ui,
};
