/** Labels: what people read for a neutral name, by the vendor behind it where the service names that vendor. */
import { type NeutralName, type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { defaultSettings, type Labels } from './SettingsContext.tsx';

const vendors: Labels = {
  network1: 'Facebook',
  network2: 'X (Twitter)',
  network3: 'Google',
  appstore_a: 'App Store (iPhone and iPad)',
  appstore_b: 'Google Play (Android)',
  tagmanagerpixel: 'Google Tag Manager',
  analyticspixel: 'Google Analytics',
  socialnetwork1pixel: 'Facebook',
  searchadspixel: 'Google Ads',
  professionalnetworkpixel: 'LinkedIn',
  microblogpixel: 'X (Twitter)',
  retargetingpixel: 'AdRoll',
  qapixel: 'Quora',
  pinboard: 'Pinterest',
  searchengine2: 'Bing',
  messagingapp: 'Snapchat',
  forum: 'Reddit',
  shortvideo: 'TikTok',
};

/** These labels, with that of the vendor, or the service's own name, for each one that nobody has set. */
export function labelsFor(labels: Labels, names: ServiceNames): Labels {
  const labelOf = (name: NeutralName, label: string) => {
    if (label !== defaultSettings.labels[name] || names[name] === vocabularies.neutral[name]) return label;
    return names[name] === vocabularies.common[name] ? vendors[name] : names[name];
  };
  return mapped(labels, labelOf);
}

function mapped(labels: Labels, change: (name: NeutralName, label: string) => string): Labels {
  const all = Object.entries(labels) as [NeutralName, string][]; // sound: a record of exactly these keys
  return Object.fromEntries(all.map(([name, label]) => [name, change(name, label)])) as Labels;
}
