import { describe, expect, it } from 'vitest';
import { completeUrl } from './complete-url.ts';

describe('An address without its scheme is completed where it begins with a host', () => {
  it.each([
    ['shop.example', 'https://shop.example'],
    ['  shop.example/sale?x=1#y ', 'https://shop.example/sale?x=1#y'],
    ['shop.example:8080/sale', 'https://shop.example:8080/sale'],
    ['localhost:3000', 'https://localhost:3000'],
    ['//shop.example', 'https://shop.example'],
    ['http://shop.example', 'http://shop.example'],
    ['HTTPS://shop.example', 'HTTPS://shop.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:ada@shop.example', 'mailto:ada@shop.example'],
    ['web+x://shop.example', 'web+x://shop.example'],
    ['127.0.0.1:8080/x', 'https://127.0.0.1:8080/x'],
    ['[::1]:8080', 'https://[::1]:8080'],
    ['bücher.example', 'https://bücher.example'],
    ['notaurl', 'notaurl'],
    ['intranet/x', 'intranet/x'],
    ['/shop.example/sale', '/shop.example/sale'],
    ['///shop.example', '///shop.example'],
    ['https:///shop.example', 'https:///shop.example'],
    ['two words.', 'two words.'],
    ['?q=shop.example', '?q=shop.example'],
    ['\u200bhttps://shop.example/a\u200b', 'https://shop.example/a'],
    ['\u202ashop.example\u202c ', 'https://shop.example'],
    ['report.pdf', 'report.pdf'],
    ['Index.HTML', 'Index.HTML'],
    ['shop.example/report.pdf', 'https://shop.example/report.pdf'],
    ['', ''],
  ])('%s becomes %s', (typed, meant) => {
    expect(completeUrl(typed)).toBe(meant);
  });
});
