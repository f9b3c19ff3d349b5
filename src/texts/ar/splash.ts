/** Arabic texts of the Splash pages screen. */
export const splash = {
  title: 'الصفحات التمهيدية',
  one: 'صفحة تمهيدية',
  purpose: 'يرى الزوار الصفحة التمهيدية أولًا، ثم ينتقلون إلى الوجهة.',
};
