/** Arabic catalog of the dashboard: the texts of all screens behind Connect, by area. */

/*
 * One word for one thing: Destination الوجهة, Short link الرابط القصير, Alias الاسم المستعار, Targeting الاستهداف, Rule القاعدة,
 * Step الخطوة, Redirect type نوع إعادة التوجيه, Splash page الصفحة التمهيدية, Overlay النافذة العائمة, Social card بطاقة المشاركة,
 * Expires تنتهي الصلاحية, Default الافتراضي, Channel القناة, Campaign الحملة, Rotator رابط التوزيع, List page صفحة القائمة,
 * Domain النطاق, Pixel البكسل, Bio page الصفحة التعريفية, Parameter المعلمة, Click النقرة, Referrer الموقع المُحيل, Trend الاتجاه,
 * Activity النشاط, Bulk work المهام الجماعية, Request الطلب, Assign إضافة إلى, Duplicate تكرار, Draft المسودة,
 * Preset الإعداد المسبق, View طريقة العرض, Filter التصفية, Star النجمة, Passphrase عبارة المرور, Lock القفل.
 *
 * Values that may be Latin are set apart by U+2068 and U+2069.
 */
import type { Catalog } from '#texts/catalog.ts';
import { activity } from './activity.ts';
import { palette } from './app/palette.ts';
import { shell } from './app/shell.ts';
import { campaigns } from './campaigns.ts';
import { channels } from './channels.ts';
import { domains } from './domains.ts';
import { steps as importSteps } from './links-import/steps.ts';
import { table } from './links-import/table.ts';
import { creating } from './links-new/creating.ts';
import { steps } from './links-new/steps.ts';
import { targeting } from './links-new/targeting.ts';
import { overlays } from './overlays.ts';
import { assign } from './parts/assign.ts';
import { assigning } from './parts/assigning.ts';
import { checks } from './parts/checks.ts';
import { device } from './parts/device.ts';
import { forms } from './parts/forms.ts';
import { jobs } from './parts/jobs.ts';
import { library } from './parts/library.ts';
import { linkFacts } from './parts/link-facts.ts';
import { messages } from './parts/messages.ts';
import { names } from './parts/names.ts';
import { pickers } from './parts/pickers.ts';
import { qr } from './parts/qr.ts';
import { records } from './parts/records.ts';
import { trends } from './parts/trends.ts';
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
  assigning,
  campaigns,
  channels,
  checks,
  device,
  domains,
  forms,
  jobs,
  library,
  link,
  linkFacts,
  links,
  linksImport: { ...importSteps, table },
  linksNew: { ...steps, ...targeting, ...creating },
  messages,
  names,
  overlays,
  overview,
  palette,
  pickers,
  pixels,
  qr,
  records,
  shell,
  splash,
  trends,
  ui,
} satisfies Catalog;
