/** Tests of user agents: browser, system, devices and bots. */
import { describe, expect, it } from 'vitest';
import { userAgentReader } from './user-agents.ts';

const read = userAgentReader();

describe('userAgentReader', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', os: 'iOS', devices: ['iPhone', 'iOS', 'Mobile'] },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', os: 'iOS', devices: ['iPad', 'iOS', 'Tablet'] },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', os: 'Android', devices: ['Android', 'Mobile'] },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
      { browser: 'Microsoft Edge', os: 'Windows', devices: ['Windows', 'Desktop'] },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      { browser: 'Safari', os: 'macOS', devices: ['Mac', 'Desktop'] },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
      { browser: 'Firefox', os: 'Linux', devices: ['Linux', 'Desktop'] },
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
      { browser: 'Chrome', os: 'Chrome OS', devices: ['Chrome OS', 'Desktop'] },
    ],
  ])('reads browser, system and devices from %s', (text, expected) => {
    expect(read(text)).toEqual({ bot: false, preview: false, office: false, ...expected });
  });

  it.each([
    '',
    '  ',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Mimecast)',
    'Mozilla/5.0 (compatible; Exchange Online Protection)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Scanner/1.0) Chrome/139.0.0.0 Safari/537.36',
    'com.apple.WebKit.Networking/8616 CFNetwork/1474 Darwin/23.0.0',
    'MobileSafari/604.1 CFNetwork/1331 Darwin/21.0.0',
    'Dalvik/2.1.0 (Linux; U; Android 13; Pixel 6 Build/TQ3A)',
    'Dart/3.0 (dart:io)',
  ])('takes "%s" for a program', (text) => {
    expect(read(text).bot).toBe(true);
  });

  it.each([
    'Mozilla/4.0 (compatible; ms-office; MSOffice rmj)',
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Win64; x64; Trident/7.0; .NET4.0C; ms-office; MSOffice 16)',
    'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)',
    'Microsoft Office/16.0 (Microsoft Word 16.0.17328; Pro)',
    'Microsoft Office Word 2014',
    'Microsoft Office Excel 2013 (15.0.4420) Windows NT 6.2',
    'Microsoft Office PowerPoint 2014 (16.0.5134) Windows NT 10.0',
    'Microsoft Office OneNote 2014',
    'Microsoft Office Existence Discovery',
    'Microsoft Outlook 16.0.17328.20124',
    'MacOutlook/16.78.0.231010 (Intel Mac OS X 13.6)',
    'Microsoft Word/16.78 (Macintosh; Intel Mac OS X 13.6)',
    'Microsoft.Excel/16.0',
    'Excel/16.0 (Macintosh)',
    'Microsoft Visio 2016',
    'Outlook-Express/7.0 (MSIE 7.0; Windows NT 6.1; Trident/7.0)',
    'Mozilla/4.0 (compatible; MSIE 6.0; MS FrontPage 15.0; Windows NT)',
  ])('takes "%s" for an office program', (text) => {
    expect(read(text)).toMatchObject({ bot: true, office: true, preview: false });
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Outlook-iOS/2.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0 LibreOffice',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0 OneOutlook/1.2023',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Teams/24004.1309 Chrome/139.0.0.0 Electron/28 Safari/537.36',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; NOKIA; Lumia 920)',
    'Mozilla/5.0 (compatible; Konqueror/4.14; Linux) KHTML/4.14.8 (like Gecko)',
  ])('takes "%s" for a visitor', (text) => {
    expect(read(text)).toMatchObject({ bot: false, office: false });
  });

  it.each([
    'Mozilla/5.0 Invented 7/1.0 (X11; Linux x86_64)',
    'Shop now at shop.example/1.0 (X11; Linux x86_64)',
    'Mozilla/5.0 Invented/1.0 Linux',
    '__proto__/1.0 (X11; Linux x86_64)',
  ])('takes no browser name from text that a visitor can invent: %s', (text) => {
    expect(read(text)).toMatchObject({ bot: false, browser: '', os: 'Linux' });
  });

  it.each([
    ['Opera/9.80 (X11; Linux x86_64; U; en) Presto/2.12.388 Version/12.16', 'Opera'],
    [
      'Mozilla/5.0 (Linux; Android 13; V2250) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/11.8.7.0',
      'Vivo Browser',
    ],
  ])('knows %s', (text, browser) => {
    expect(read(text).browser).toBe(browser);
  });

  it('reads what no browser sends without a fault', () => {
    for (const text of [
      '()',
      '((((',
      'x'.repeat(100_000),
      '\u0000\uffff',
      'Mozilla/5.0',
      '__proto__',
      'constructor',
    ]) {
      expect(typeof read(text).browser).toBe('string');
    }
  });
});
