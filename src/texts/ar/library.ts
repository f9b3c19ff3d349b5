/** Arabic texts of all links in this browser: how many are here, how long the others take, and where they are kept. */
export const library = {
  /** Beside the title of Links and Overview. */
  count: {
    of: '{loaded, number} من {total, number}',
    left: '· {time}',
    load: 'تحميل الكل، {time}',
  },
  load: 'تحميل كل الروابط',
  time: {
    moment: 'أقل من دقيقة',
    minutes:
      'نحو {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    hours:
      'نحو {count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  },
  opening: 'جارٍ فتح روابطك.',
  here: 'هنا {known, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}.',
  hereOf:
    'هنا {known, number} من {total, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}.',
  hereLeft:
    'هنا {known, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}، والمتبقي {time}.',
  hereOfLeft:
    'هنا {known, number} من {total, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}، والمتبقي {time}.',
  all: '{known, plural, zero {كل الروابط هنا (#).} one {الرابط هنا.} two {الرابطان هنا.} few {كل الروابط هنا (#).} many {كل الروابط هنا (#).} other {كل الروابط هنا (#).}}',
  clicksUnknown: 'بعض النقرات غير معروفة بعد.',
  clicksAt: 'النقرات حتى {when}.',
  clicksBetween: 'النقرات من {from} إلى {to}.',
  waiting: {
    paused: 'متوقف مؤقتًا.',
    user: 'في الانتظار أثناء عملك.',
    'other-app': 'في الانتظار: يستخدم تطبيق آخر طلباتك.',
    limit: 'في انتظار حد الطلبات.',
    offline: 'في الانتظار: لا يوجد اتصال.',
    key: 'توقف: رفضت الخدمة مفتاح API.',
    failed: 'توقف: الخدمة لا تستجيب.',
  },
  aging: {
    offline: 'لا يوجد اتصال، لذلك لا يُحدّث شيء.',
    key: 'رفضت الخدمة مفتاح API، لذلك لا يُحدّث شيء.',
    failed: 'تعذر الوصول إلى الخدمة، لذلك لا يُحدّث شيء.',
  },
  unreadable:
    '{count, plural, zero {تعذرت قراءة # صف.} one {تعذرت قراءة صف واحد فلم يُدرج.} two {تعذرت قراءة صفين فلم يُدرجا.} few {تعذرت قراءة # صفوف فلم تُدرج.} many {تعذرت قراءة # صفًا فلم تُدرج.} other {تعذرت قراءة # صف فلم تُدرج.}}',
  removed:
    'حُذف في مكان آخر: {count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}.',
  notFound:
    'ربما حُذف في مكان آخر: {count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}.',
  unsorted: 'لا ترتّب هذه الخدمة الروابط، لذلك يتأخر ظهور الجديد منها.',
  keeping: {
    device: 'مشفّرة، خلف عبارة المرور. تُفتح أسرع، ومن دون اتصال.',
    session:
      'مشفّرة، إلى أن يُقفل Linkdeck أو تُغلق كل علامات تبويبه. لا تحتاج إعادة التحميل إلى طلبات جديدة.',
  },
  kept: {
    memory: 'روابطك في الذاكرة فقط، إلى أن يُقفل Linkdeck أو يُغلق.',
    impossible: 'روابطك في الذاكرة فقط، لأن مفتاح API غير محفوظ في هذا المتصفح.',
    device: 'روابطك مشفّرة على هذا الجهاز، خلف عبارة المرور.',
    session: 'روابطك مشفّرة في هذا المتصفح، إلى أن يُقفل Linkdeck أو تُغلق كل علامات تبويبه.',
  },
  lost: {
    full: 'لا توجد في هذا المتصفح مساحة لروابطك، لذلك هي في الذاكرة فقط.',
    gone: 'تعذرت قراءة الروابط المحفوظة أو أُزيلت، لذلك روابطك في الذاكرة فقط.',
  },
};
