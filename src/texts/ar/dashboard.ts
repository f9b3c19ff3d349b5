/**
 * Arabic catalog of the dashboard: the texts of all screens behind Connect, by area.
 *
 * One word for one thing: Destination الوجهة, Short link الرابط القصير, Alias الاسم المستعار, Targeting الاستهداف, Rule القاعدة,
 * Step الخطوة, Redirect type نوع إعادة التوجيه, Splash page الصفحة التمهيدية, Overlay النافذة العائمة, Social card بطاقة المشاركة,
 * Expires تنتهي الصلاحية, Default الافتراضي, Channel القناة, Campaign الحملة, Rotator رابط التوزيع, List page صفحة القائمة,
 * Domain النطاق, Pixel البكسل, Bio page الصفحة التعريفية, Parameter المعلمة, Click النقرة, Referrer الموقع المُحيل, Trend الاتجاه,
 * Activity النشاط, Bulk work المهام الجماعية, Request الطلب, Assign إضافة إلى, Duplicate تكرار, Draft المسودة,
 * Preset الإعداد المسبق, View طريقة العرض, Filter التصفية, Star النجمة, Passphrase عبارة المرور, Lock القفل.
 *
 * Values that may be Latin are set apart by U+2068 and U+2069.
 */
import type { Catalog } from '../catalog.ts';
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
import { link } from './screens/link.ts';
import { links } from './screens/links.ts';
import { overview } from './screens/overview.ts';
import { splash } from './splash.ts';

export const dashboard = {
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
} satisfies Catalog;
