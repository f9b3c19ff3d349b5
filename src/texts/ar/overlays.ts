/** Arabic texts of the Overlays screen. */
export const overlays = {
  title: 'النوافذ العائمة',
  one: 'نافذة عائمة',
  purpose: 'تعرض النافذة العائمة رسالة أو نموذجًا فوق وجهة الرابط.',
  type: 'النوع',
  types: { message: 'رسالة', contact: 'نموذج تواصل' },
};
