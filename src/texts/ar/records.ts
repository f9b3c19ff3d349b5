/** Arabic texts of lists of records and of the page of one: past the end, not found, unreadable values. */
export const records = {
  past: {
    title: 'هذه الصفحة بعد النهاية',
    text: '{pages, plural, zero {لا توجد صفحات.} one {توجد صفحة واحدة فقط.} two {توجد صفحتان فقط.} few {توجد # صفحات فقط.} many {توجد # صفحة فقط.} other {توجد # صفحة فقط.}}',
    first: 'الانتقال إلى الصفحة الأولى',
    last: 'الانتقال إلى الصفحة الأخيرة',
  },
  notFound: {
    title: 'غير موجود',
    text: 'ربما حُذف، أو أنه يخص حسابًا آخر. يُرجى أيضًا التحقق من عدم وجود خطأ في العنوان.',
    back: 'العودة إلى {list}',
  },
  unread: {
    rows: '{rows, plural, zero {تعذرت قراءة # صف.} one {تعذرت قراءة صف واحد.} two {تعذرت قراءة صفين.} few {تعذرت قراءة # صفوف.} many {تعذرت قراءة # صفًا.} other {تعذرت قراءة # صف.}}',
    values:
      '{values, plural, zero {تعذرت قراءة # قيمة.} one {تعذرت قراءة قيمة واحدة.} two {تعذرت قراءة قيمتين.} few {تعذرت قراءة # قيم.} many {تعذرت قراءة # قيمة.} other {تعذرت قراءة # قيمة.}}',
    both: '{rows, plural, zero {تعذرت قراءة # صف} one {تعذرت قراءة صف واحد} two {تعذرت قراءة صفين} few {تعذرت قراءة # صفوف} many {تعذرت قراءة # صفًا} other {تعذرت قراءة # صف}} و{values, plural, zero {# قيمة} one {قيمة واحدة} two {قيمتين} few {# قيم} many {# قيمة} other {# قيمة}}.',
    show: 'عرض',
    hide: 'إخفاء',
    copy: 'نسخ ما تعذرت قراءته',
    label: 'ما تعذرت قراءته',
    more: '… و{count, number} أخرى',
  },
  redirectPages: {
    numbered:
      '{kind, select, overlay {النافذة العائمة \u2068{id}\u2069} other {الصفحة التمهيدية \u2068{id}\u2069}}',
    name: 'الاسم',
    created: 'تاريخ الإنشاء',
    use: 'استخدام',
    useInLink: 'استخدام في رابط جديد',
    useNamed: 'استخدام \u2068{name}\u2069 في رابط جديد',
    empty: { overlay: 'لا توجد نوافذ عائمة بعد', splashPage: 'لا توجد صفحات تمهيدية بعد' },
    elsewhere: 'يمكن إنشاؤها وتغييرها في الحساب لدى الخدمة.',
  },
};
