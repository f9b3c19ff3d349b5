/** Arabic texts of the components that know no resource: states of a query, forms, menus. */
export const ui = {
  query: {
    loading: 'جارٍ تحميل {what}',
    failed: 'تعذر تحميل {what}',
    stale: 'تعذر تحديث {what}',
    earlier: 'تُعرض بيانات سابقة.',
    retry: 'إعادة المحاولة',
  },
  form: {
    unclear: 'من غير الواضح هل نجحت العملية',
    unread: 'تعذرت قراءة هذه القيمة.',
    unreadStays: 'تعذرت قراءة هذه القيمة. تبقى كما هي ما لم تُغيَّر هنا.',
    cancel: 'إلغاء',
    dismiss: 'إخفاء',
    showTyped: 'إظهار ما كُتب',
    emptied: 'تتجاهل خدمات كثيرة الحقل المُفرَّغ، وتُبقي القيمة القديمة.',
  },
  actions: 'إجراءات \u2068{name}\u2069',
  pager: { label: 'الصفحات', previous: 'السابقة', next: 'التالية', page: 'الصفحة {page, number} من {pages, number}' },
  moreRows: 'عرض {more, number} أخرى من {total, number}',
  selectAll: 'تحديد كل المعروض',
  unloaded: {
    title: 'تعذر فتح هذا',
    text: 'لم يُحمّل هذا الجزء، ربما بعد تحديث. يُرجى إعادة تحميل الصفحة.',
  },
  updated: { at: 'حتى {time}', refresh: 'تحديث' },
  lookalike: {
    ascii: 'هذا المضيف مكتوب بصيغة ASCII، أي \u2068{ascii}\u2069. قد تشبه حروفه حروف مضيف آخر.',
    mixed:
      'يخلط هذا المضيف أنظمة كتابة وقد ينتحل صفة مضيف آخر. يُكتب \u2068{written}\u2069، والمتصفح ينتقل إلى \u2068{ascii}\u2069.',
  },
  unread: { none: 'لم ترسل الخدمة قيمة', raw: 'تعذرت القراءة: \u2068{raw}\u2069' },
  fold: { less: 'عرض أقل', all: 'عرض الكل' },
  view: {
    chart: 'عرض كرسم بياني',
    table: 'عرض كجدول',
    chartOf: 'عرض {title} كرسم بياني',
    tableOf: 'عرض {title} كجدول',
  },
  chart: { share: 'النسبة' },
  trend: {
    total: 'مجموع النقرات',
    perDay: 'النقرات في اليوم، بالمتوسط بين فحصين',
    perHour: 'النقرات في الساعة، بالمتوسط بين فحصين',
    gap: 'لا فحوص',
    again: 'بدأ العداد من جديد',
  },
  copy: { done: 'تم النسخ', failed: 'تعذر النسخ: يُرجى تحديد النص بدلًا من ذلك' },
};
