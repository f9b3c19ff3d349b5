/** Arabic catalog of naming rules: what they say of a new link. */
export const naming = {
  missing: '{what}: القيمة ناقصة، وقواعد التسمية تطلبها.',
  missingShape: '{what}: القيمة ناقصة. الصيغة المطلوبة: {shape}.',
  allowed: '«{value}» ليست في قائمة {what}.',
  spelling: '«{value}» ليست كما تكتب قواعد التسمية {what}.',
  shape: '{what}: الصيغة المطلوبة {shape}.',
  long: '{what}: الحد الأقصى {max, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  host: 'يمكن أن تؤدي الروابط إلى {hosts} فقط، لا إلى {value}.',
  use: 'استخدام <q>{value}</q>',
  fields: {
    url: 'الوجهة',
    custom: 'الاسم المستعار',
    channel: 'القناة',
    campaign: 'الحملة',
  },
};
