/** Arabic texts of the Activity screen. */
export const activity = {
  title: 'النشاط',
  work: 'المهام',
  lost: 'اترك هذه الصفحة مفتوحة حتى ينتهي العمل: لا يستطيع هذا المتصفح حفظه لوقت لاحق.',
  earlier: 'عرض الأقدم',
  kept: 'يُحفظ على هذا الجهاز مدة {days, number} يومًا.',
  empty: {
    title: 'لا شيء بعد',
    text: 'يظهر هنا ما تستورده وتخططه وتضيفه.',
    import: 'استيراد روابط',
  },
  requests: {
    title: 'الطلبات، للمطورين',
    list: 'الطلبات',
    covers:
      'آخر {count, number} طلب، الأحدث أولًا، حتى يُقفل Linkdeck. تأخذ الأوامر المنسوخة المفتاح من \u2068$LINKDECK_KEY\u2069.',
    none: 'لا توجد طلبات بعد. تظهر هنا كل الطلبات التي يرسلها Linkdeck نيابةً عنك.',
    copy: 'نسخ كأمر curl',
    retry: 'إعادة المحاولة',
    outcomes: {
      ok: 'تم',
      offline: 'بلا اتصال',
      unreachable: 'لا رد',
      timeout: 'انتهت المهلة',
      cors: 'محظور',
      key: 'المفتاح مرفوض',
      refused: 'مرفوض',
      invalid: 'غير مقبول',
      missing: 'غير موجود',
      limit: 'طلبات كثيرة',
      server: 'خطأ في الخدمة',
      malformed: 'غير مقروء',
      cancelled: 'أُلغي',
    },
  },
};
