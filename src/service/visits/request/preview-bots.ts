/**
 * Link preview bots: the programs that fetch a link to show its card in chats, feeds and messages.
 */

/**
 * Each by its name in robots.txt, '' where it has none, and by a pattern of its user agent. In-app
 * browsers of the same companies carry visitors, and some hold the same name: `Pinterest/0.2`
 * fetches, `[Pinterest/iOS]` is a visitor.
 */
const previewBots: readonly (readonly [name: string, inUserAgent: RegExp])[] = [
  ['facebookexternalhit', /\bfacebookexternalhit\//i], // Facebook, Instagram, Messenger; Apple's iMessage claims it too
  ['Facebot', /\bFacebot\b/i],
  ['meta-externalfetcher', /\bmeta-externalfetcher\//i],
  ['Twitterbot', /\bTwitterbot\//i],
  ['LinkedInBot', /\bLinkedInBot\//i],
  ['Pinterestbot', /\bPinterest(bot\/|\/0\.)/i],
  ['redditbot', /\bredditbot\//i],
  ['Slackbot-LinkExpanding', /\bSlackbot-LinkExpanding\b/i],
  ['Slackbot', /\bSlackbot \d/i],
  ['Discordbot', /\bDiscordbot\//i],
  ['TelegramBot', /\bTelegramBot\b/i],
  ['WhatsApp', /^WhatsApp\//i], // Signal claims it too
  ['Viber', /^Viber\b/i],
  ['SkypeUriPreview', /\bSkypeUriPreview\b/i], // Teams too
  ['MicrosoftPreview', /\bMicrosoftPreview\//i],
  ['vkShare', /\bvkShare\b/i],
  ['Mastodon', /\bMastodon\/\d[^)]*\) ?Bot\b|^http\.rb\/\S+ \(Mastodon\//i],
  ['SummalyBot', /\bSummalyBot\//i], // Misskey
  ['Pleroma', /^(Pleroma|Akkoma) \d[^;]*;/i],
  ['Lemmy', /^Lemmy\/\d/i],
  ['Mattermost-Bot', /\bMattermost-Bot\//i],
  ['', /\bRocket\.Chat\b(?!.*\bElectron\/)/i], // its app for desktops carries visitors
  ['ZulipURLPreview', /\bZulipURLPreview\//i],
  ['', /\bNextcloud Server Crawler\b/i],
  ['', /\bBluesky Cardyb\//i],
  ['Synapse', /^Synapse \(bot;/i],
  ['Iframely', /\bIframely\//i],
  ['Embedly', /\bEmbedly\//i],
  ['', /\bSnap URL Preview Service\b/i],
  ['kakaotalk-scrap', /\bkakaotalk-scrap\//i],
  ['Google-PageRenderer', /\bGoogle-PageRenderer\b/i], // Google Chat and Messages
  ['', /^Friendica\b/i],
  ['', /\b[km]bin(Bot)?\b/i], // kbin, Mbin
  ['', /^PieFed\//i],
  ['', /\bOnebox\b/i], // Discourse
  ['OdklBot', /\bOdklBot\//i], // Odnoklassniki
  ['XING-contenttabreceiver', /\bXING-contenttabreceiver\//i],
  ['FlipboardProxy', /\bFlipboardProxy\//i],
  ['', /^Tumblr\/\d/i],
  ['DingTalkBot-LinkService', /\bDingTalkBot-LinkService\//i],
  ['', /\bLarkUrl2Page\//i],
  ['', /\bNotionEmbedder\b/i],
  ['', /\bWebsiteMetadataRetriever\b/i], // Asana
  ['', /^matrix-media-repo\b/i],
  // Many say what they do: Quora, Buffer, Chatwork, Wire, Bitrix, Yahoo Mail, Teams.
  ['', /link[ -]?preview|url[ -]?preview|\bunfurl/i],
];

/** The names of those that read robots.txt. */
export const previewBotNames = previewBots.map(([name]) => name).filter((name) => name !== '');

export function isPreviewBot(userAgent: string): boolean {
  return previewBots.some(([, pattern]) => pattern.test(userAgent));
}
