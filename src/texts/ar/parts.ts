/** Arabic texts of the parts for other pages: picker, form, figures and list. */
const clicks =
  '{count, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}}';
const links =
  '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}';

export const parts = {
  unset: 'لم يتم إعداد هذا الجزء من الصفحة بشكل صحيح.',
  picker: {
    title: 'اختيار رابط قصير',
    new: 'رابط قصير جديد',
    back: 'العودة إلى البحث',
    close: 'إغلاق',
    search: 'البحث في الروابط أو لصق عنوان ويب',
    actions: 'رابط جديد',
    same: 'يؤدي إلى هناك بالفعل',
    links: 'الروابط',
    recent: 'الأحدث',
    createNew: 'إنشاء رابط جديد',
    createTo: 'إنشاء رابط إلى <to>{url}</to>',
    clicks,
    loading: 'جارٍ تحميل الروابط…',
    empty: 'لا توجد روابط بعد.',
    none: 'لم يتم العثور على أي رابط.',
    found: links,
    foundOf: `${links} ضمن ما تم تحميله حتى الآن: {loaded, number} من {total, number}`,
    searchAll: 'البحث في كل الروابط',
    retry: 'إعادة المحاولة',
  },
  create: {
    title: 'رابط قصير جديد',
    created: 'تم الإنشاء:',
    another: 'إنشاء رابط آخر',
    setByPage: 'محدد من هذه الصفحة',
  },
  figures: {
    noLink: 'لم يتم اختيار أي رابط.',
    clicks: 'النقرات',
    unique: 'النقرات الفريدة',
    asOf: 'حتى {time}',
    sources: 'من أين',
  },
  list: {
    title: 'الروابط',
    clicks,
    copy: 'نسخ \u2068{link}\u2069',
    empty: 'لا توجد روابط بعد.',
    none: 'لم يتم العثور على أي رابط.',
    retry: 'إعادة المحاولة',
  },
};
