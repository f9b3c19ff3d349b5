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
  },
  actions: 'إجراءات \u2068{name}\u2069',
};
