/** Arabic texts of pickers: a domain, channel, campaign, splash page, overlay or pixel from the lists of the account. */
export const pickers = {
  kind: {
    channel: 'القناة',
    campaign: 'الحملة',
    splashPage: 'الصفحة التمهيدية',
    overlay: 'النافذة العائمة',
  },
  numbered: {
    channel: 'القناة \u2068{id}\u2069',
    campaign: 'الحملة \u2068{id}\u2069',
    splashPage: 'الصفحة التمهيدية \u2068{id}\u2069',
    overlay: 'النافذة العائمة \u2068{id}\u2069',
  },
  none: 'بلا',
  clear: {
    channel: 'مسح القناة',
    campaign: 'مسح الحملة',
    splashPage: 'مسح الصفحة التمهيدية',
    overlay: 'مسح النافذة العائمة',
  },
  noMatch: {
    channel: 'لا توجد قناة مطابقة',
    campaign: 'لا توجد حملة مطابقة',
    splashPage: 'لا توجد صفحة تمهيدية مطابقة',
    overlay: 'لا توجد نافذة عائمة مطابقة',
  },
  domain: {
    label: 'النطاق',
    default: 'النطاق الافتراضي',
    clear: 'استخدام النطاق الافتراضي',
    noMatch: 'لا يوجد نطاق مطابق',
  },
  loading: 'جارٍ التحميل…',
  more: 'تحميل المزيد',
  retry: 'إعادة المحاولة',
  loadingAll: {
    channel: 'جارٍ تحميل قنواتك…',
    campaign: 'جارٍ تحميل حملاتك…',
    splashPage: 'جارٍ تحميل صفحاتك التمهيدية…',
    overlay: 'جارٍ تحميل نوافذك العائمة…',
    domain: 'جارٍ تحميل نطاقاتك…',
    pixel: 'جارٍ تحميل بكسلاتك…',
  },
  empty: {
    channel: 'لا توجد قنوات في هذا الحساب بعد.',
    campaign: 'لا توجد حملات في هذا الحساب بعد.',
    splashPage: 'لا توجد صفحات تمهيدية في هذا الحساب بعد.',
    overlay: 'لا توجد نوافذ عائمة في هذا الحساب بعد.',
    domain: 'لا توجد نطاقات في هذا الحساب بعد.',
    pixel: 'لا توجد بكسلات في هذا الحساب بعد.',
  },
  failed: {
    channel: 'تعذر تحميل قنواتك',
    campaign: 'تعذر تحميل حملاتك',
    splashPage: 'تعذر تحميل صفحاتك التمهيدية',
    overlay: 'تعذر تحميل نوافذك العائمة',
    domain: 'تعذر تحميل نطاقاتك',
    pixel: 'تعذر تحميل بكسلاتك',
  },
  notLoaded:
    '{count, plural, zero {لا شيء آخر.} one {واحد آخر لم يُحمّل بعد، ولا يشمله البحث.} two {اثنان آخران لم يُحمّلا بعد، ولا يشملهما البحث.} few {# أخرى لم تُحمّل بعد، ولا يشملها البحث.} many {# أخرى لم تُحمّل بعد، ولا يشملها البحث.} other {# أخرى لم تُحمّل بعد، ولا يشملها البحث.}}',
};
