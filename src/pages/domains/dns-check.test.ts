import { expect, it } from 'vitest';
import { dnsCheck } from './dns-check.ts';

it('A service with a name is led to by a CNAME record, one with an address by A or AAAA', () => {
  expect(dnsCheck('', 'https://sho.example/base')).toMatchObject({
    record: 'CNAME',
    target: 'sho.example',
  });
  expect(dnsCheck('', 'http://127.0.0.1:8080')).toMatchObject({ record: 'A', target: '127.0.0.1' });
  expect(dnsCheck('', 'http://[::1]:8080')).toMatchObject({ record: 'AAAA', target: '::1' });
});

it.each([
  ['https://Go.Shop.example/', 'go.shop.example'],
  ['go.shop.example', 'go.shop.example'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  ['', 'go.example.com'],
  ['go', 'go.example.com'],
  ['https://a.example; rm -rf ~', 'go.example.com'],
  ['$(reboot).example', 'go.example.com'],
  ['`reboot`.example', 'go.example.com'],
  ['https://-x.example/$(reboot)', '-x.example'],
])('Of %j only a host gets into the command', (typed, host) => {
  expect(dnsCheck(typed, 'https://sho.example').command).toBe(`nslookup ${host}`);
});
