/** Abuse cases: what one caller does over and over to stop others; each is one line in one table, and the mix draws among them. */
import type { Abuse } from './abuses/abuse.ts';
import { sendLongBody, sendOneByteChunks, sendUnreadRequests } from './abuses/bodies.ts';
import { pipelineAbuses } from './abuses/pipelines.ts';
import {
  addProtectedLinks,
  checkPasswords,
  followHeavyLink,
  followRotator,
  prepareCampaign,
  readCampaignList,
  searchShortWords,
} from './abuses/turns.ts';

/** All cases: to add one, add a line. */
export const abuses: readonly Abuse[] = [
  { name: 'bodies in one-byte chunks, without a key', act: sendOneByteChunks },
  { name: 'long bodies through a proxy, without a key', act: sendLongBody },
  { name: 'requests whose replies are never read', act: sendUnreadRequests },
  ...pipelineAbuses,
  { name: 'the rotator of a heavy campaign', prepare: prepareCampaign, act: followRotator },
  { name: 'the list of a heavy campaign', act: readCampaignList },
  { name: 'visits of a link with long targets', act: followHeavyLink },
  { name: 'searches by short and many words', act: searchShortWords },
  { name: 'new links with passwords', act: addProtectedLinks },
  { name: 'right and wrong passwords from 40 connections', act: checkPasswords },
];
