/** Arabic texts of what is wrong with a value. See `contract/protocol/check-messages.ts`. */
export const checks = {
  text: 'يجب أن يكون نصًا',
  filled: 'يجب ألا يكون فارغًا',
  maxCharacters:
    'يجب ألا يزيد على {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  minCharacters:
    'يجب ألا يقل عن {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  list: 'يجب أن يكون قائمة',
  maxEntries:
    'يجب ألا يزيد على {count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالين} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
  yesNo: 'يجب أن يكون true أو false',
  name: 'يُرجى إدخال اسم',
  alias: 'يمكن أن يحتوي فقط على أحرف وأرقام و \u2068- _ . ~\u2069',
  reference: 'يجب أن يكون معرّف سجل: عدد صحيح، ١ أو أكثر',
  address: 'يجب أن يكون عنوان ويب كاملًا، مثل \u2068https://example.com/page\u2069',
  host: 'يجب أن يكون مخططًا ومضيفًا، مثل \u2068https://go.example.com\u2069',
  slashes: 'يجب أن تأتي بعد المخطط شرطتان مائلتان ثم مضيف، كما في \u2068https://example.com\u2069',
  backslash: 'يجب استخدام \u2068/\u2069 بدلًا من \u2068\\\u2069',
  dotSegments: 'يجب ألا يحتوي على \u2068/./\u2069 أو \u2068/../\u2069. يُرجى كتابة المسار بدونهما',
  port: 'يجب أن يكون المنفذ من ١ إلى ٦٥٥٣٥',
  hostName: 'يجب أن يتكون المضيف من أحرف وأرقام وشرطات بين النقاط، مثل \u2068www.example.com\u2069',
  elsewhere: 'ستفتح المتصفحات \u2068{host}\u2069 بدلًا منه. إذا كان هو المقصود، فيُرجى كتابته هكذا',
  schemeTwice: 'يتكرر \u2068https://\u2069 مرتين. أبقِ الأول فقط',
  runTogether: 'فيه عنوانان متلاصقان. أبقِ واحدًا منهما فقط',
  scheme: 'يجب أن يبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069',
  credentials: 'يجب ألا يحتوي على اسم مستخدم أو كلمة مرور',
  misleading: 'يجب ألا يحتوي على أحرف تحكم أو أحرف اتجاه النص',
  timestamp: 'يجب أن يكون تاريخًا ووقتًا بالصيغة \u2068YYYY-MM-DD HH:MM:SS\u2069',
  email: 'يجب أن يكون عنوان بريد إلكتروني، مثل \u2068you@company.example\u2069',
  account: 'يُرجى إدخال عنوان بريد إلكتروني أو كلمة مرور أو كليهما',
  color: 'يجب أن يكون لونًا بالصيغة \u2068#RRGGBB\u2069',
  pixelType: 'يُرجى اختيار أحد أنواع البكسل',
} as const;
