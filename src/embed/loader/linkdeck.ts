/** Public loader module: `mountLinkdeck`, the element `<link-deck>`, and their types. */
import { defineLinkDeck } from './element.ts';

export type { LinkDeckElement } from './element.ts';
export { mountLinkdeck } from './loader.ts';
export type {
  Appearance,
  AppearanceTokens,
  Credential,
  CredentialReason,
  CredentialRequest,
  Credentials,
  Features,
  LinkdeckEvents,
  LinkdeckOptions,
  Listeners,
  LocaleChoice,
  MountedLinkdeck,
  ScreenName,
  State,
  TransportReply,
  TransportRequest,
} from './options.ts';

defineLinkDeck();
