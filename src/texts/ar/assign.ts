/** Arabic texts of channels and campaigns as targets: their names, menus, dialogs and headings. */
export const assign = {
  kind: { channel: 'قناة', campaign: 'حملة' },
  numbered: '{kind, select, channel {القناة \u2068{id}\u2069} other {الحملة \u2068{id}\u2069}}',
  menu: {
    assign: { channel: 'إضافة عناصر…', campaign: 'إضافة روابط…' },
    edit: { channel: 'تعديل القناة…', campaign: 'تعديل الحملة…' },
    delete: { channel: 'حذف القناة…', campaign: 'حذف الحملة…' },
  },
  delete: {
    title: { channel: 'حذف هذه القناة؟', campaign: 'حذف هذه الحملة؟' },
    confirm: { channel: 'حذف القناة', campaign: 'حذف الحملة' },
    failed: { channel: 'لم يتم حذف القناة', campaign: 'لم يتم حذف الحملة' },
    text: 'سيتم حذف <target>{name}</target>. لا يمكن التراجع عن ذلك.',
  },
  heading: {
    unlisted: {
      channel: 'لم يُحمَّل اسمها بعد. يُرجى البحث عن هذه القناة في صفحة لاحقة من القائمة.',
      campaign: 'لم يُحمَّل اسمها بعد. يُرجى البحث عن هذه الحملة في صفحة لاحقة من القائمة.',
    },
    unnamed:
      '{kind, select, channel {تعذر تحميل اسم هذه القناة: <reason>{problem}</reason>} other {تعذر تحميل اسم هذه الحملة: <reason>{problem}</reason>}}',
    retry: 'إعادة المحاولة',
  },
};
