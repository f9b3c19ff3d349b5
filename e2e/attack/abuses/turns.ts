/** Abuse of turns: a campaign and searches that are heavy, links that are long, and passwords that are checked over and over. */
import { request } from 'node:http';
import type { Target } from '#e2e/attack/stranger.ts';
import { callApi, follow, userAgent, valueAt } from '#e2e/suites/raw-calls.ts';
import { addAll } from '#e2e/support/server.ts';
import type { Scene } from './abuse.ts';

/** Links of the campaign, and in how many countries each leads elsewhere: nearly as long as a link may be. */
const heavyLinks = 600;
const countries = ['DE', 'FR', 'IT', 'ES', 'PT', 'PL', 'NL'];
const targets = countries.map((location) => ({
  location,
  link: `https://evil.example/${location}/${'x'.repeat(7900)}`,
}));
/** Light ones beside them. */
const lightLinks = 5000;
/** Links with a password that the caller knows. */
const known = 5;
/** Requests at once of one caller. */
const atOnce = 10;

/** A campaign with its rotator and its list, from heavy and light public links. */
export async function prepareCampaign(target: Target): Promise<void> {
  const { server, stranger, make } = target;
  const body = { name: 'Heavy', slug: 'heavy', public: true };
  const campaign = await make(stranger, '/api/campaign/add', body);
  await addAll(
    server,
    stranger,
    '/api/url/add',
    Array.from({ length: heavyLinks + lightLinks }, (_, index) => ({
      url: `https://evil.example/${index}`,
      campaign,
      status: 'public',
      ...(index < heavyLinks ? { geotarget: targets } : {}),
      ...(index === 0 ? { custom: 'heavy-link' } : {}),
    })),
  );
  for (let link = 0; link < known; link += 1)
    await make(stranger, '/api/url/add', {
      url: 'https://evil.example/',
      custom: `known-${link}`,
      password: 'known',
    });
}

/** The rotator of the campaign, without a key. */
export function followRotator({ links }: Scene): Promise<unknown> {
  return several(() => follow(`${links}/r/heavy`));
}

/** The list page of the campaign. The key only tells its address, once in each process. */
export async function readCampaignList({ dashboard, key }: Scene): Promise<void> {
  const list = await (campaignList ??= findCampaignList(dashboard, key));
  await several(() => follow(list));
}

let campaignList: Promise<string> | undefined;

async function findCampaignList(dashboard: string, key: string): Promise<string> {
  const { body } = await callApi(dashboard, key, 'GET /api/campaigns');
  return String(valueAt(body, 'data', 'campaigns', '0', 'list'));
}

/** Visits of a link with long targets. */
export function followHeavyLink({ links }: Scene): Promise<unknown> {
  return several(() => follow(`${links}/heavy-link`));
}

/** Searches by letters that are too few for an index, and by many words. */
export async function searchShortWords({ dashboard, key }: Scene): Promise<void> {
  const letters = 'e+v+i+l+x+a+m+p+l';
  const words = ['qz', '~', 'a'.repeat(100), letters, `${letters}&order=click`];
  await several((index) =>
    callApi(dashboard, key, `GET /api/urls?q=${words[index % words.length] ?? ''}`),
  );
}

/** New links with passwords, each of which is hashed. */
export async function addProtectedLinks({ dashboard, key }: Scene): Promise<void> {
  const body = { url: 'https://evil.example/', password: 'x' };
  await several(() => callApi(dashboard, key, 'POST /api/url/add', body));
}

/** Right and wrong passwords of links of the caller's own, from 40 connections of one IP out of ten. */
export async function checkPasswords({ links }: Scene): Promise<void> {
  const place = Math.floor(Math.random() * 10) + 1;
  const localAddress = process.platform === 'linux' ? `127.0.40.${place}` : undefined;
  const posts = Array.from({ length: 40 }, (_, index) =>
    post(
      `${links}/known-${index % known}`,
      index % 2 === 0 ? 'known' : String(Math.random()),
      localAddress,
    ),
  );
  await Promise.all(posts);
}

function several(act: (index: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: atOnce }, (_, index) => act(index)));
}

function post(url: string, password: string, localAddress: string | undefined): Promise<void> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'User-Agent': userAgent,
  };
  const options = { method: 'POST', agent: false, localAddress, headers } as const;
  return new Promise((resolve) => {
    const sent = request(url, options, (reply) => reply.resume().once('end', resolve));
    sent.once('error', () => resolve());
    sent.end(new URLSearchParams({ password }).toString());
  });
}
