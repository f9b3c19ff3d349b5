/** Tests of referrers: a host at most, and its social network. */
import { describe, expect, it } from 'vitest';
import { referrerReader } from './referrers.ts';

const read = referrerReader();

describe('referrerReader', () => {
  it.each([
    ['https://News.example/secret/path?token=1#x', 'news.example'],
    ['http://news.example:8080/', 'news.example:8080'],
    ['https://user:secret@news.example/', 'news.example'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['https://müller.example/', 'xn--mller-kva.example'],
  ])('keeps of %s only %s', (referrer, name) => {
    expect(read(referrer).name).toBe(name);
  });

  it.each([
    '',
    'about:blank',
    'null',
    'file:///home/someone/notes.html',
    'data:text/html,x',
    'not an address',
    'javascript:x',
  ])('counts "%s" as Direct', (referrer) => {
    expect(read(referrer)).toEqual({ name: 'Direct', network: null });
  });

  it.each([
    ['https://www.facebook.com/', 'network1'],
    ['https://l.facebook.com/l.php?u=x', 'network1'],
    ['https://fb.me/x', 'network1'],
    ['https://t.co/abc', 'network2'],
    ['https://twitter.com/x', 'network2'],
    ['https://x.com/x', 'network2'],
    ['https://www.google.com/', 'network3'],
    ['https://www.google.co.uk/', 'network3'],
    ['https://google.de/', 'network3'],
    ['https://news.google.com.br/', 'network3'],
    ['https://netflix.com/', null],
    ['https://notfacebook.com/', null],
    ['https://google.com.evil.example/', null],
    ['https://google.evil.example/', null],
    ['https://t.co.example/', null],
  ])('takes %s for %s', (referrer, network) => {
    expect(read(referrer).network).toBe(network);
  });
});
