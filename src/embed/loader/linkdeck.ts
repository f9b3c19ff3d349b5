/** The loader as pages import it: `mountLinkdeck`, the element `<link-deck>`, and the types of both. */
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
  State,
  TransportReply,
  TransportRequest,
} from './options.ts';

defineLinkDeck();
