/** Arabic texts of the Pixels screen. */
export const pixels = {
  title: 'البكسلات',
  add: 'إضافة بكسل',
  empty: {
    title: 'إضافة أول بكسل',
    text: 'يُبلغ البكسل شبكة إعلانات أو تحليلات بكل زيارة لرابط. لا توجد بكسلات في هذا الحساب بعد.',
  },
  final: 'لا يمكن تعديل البكسلات أو حذفها لاحقًا.',
  unnamed: 'بكسل',
  numbered: 'البكسل \u2068{id}\u2069',
  copyTag: 'نسخ وسم \u2068{name}\u2069',
  table: { name: 'الاسم', type: 'النوع', tag: 'الوسم', added: 'تاريخ الإضافة' },
};
