/** Tests of password hashing and verification. */
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  test('A password fits what was stored of it and another does not', async () => {
    const stored = await hashPassword('pässword 🌊', 1000);
    expect(await verifyPassword('pässword 🌊', stored)).toBe(true);
    expect(await verifyPassword('pa\u0308ssword 🌊', stored)).toBe(true);
    expect(await verifyPassword('password 🌊', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
    expect(await verifyPassword('pässword 🌊\0', stored)).toBe(false);
  });

  test('A hash with fewer rounds, made elsewhere, is still understood', async () => {
    // From RFC 7914, section 11: PBKDF2-HMAC-SHA-256 of "passwd" and "salt", one round, first 32 bytes.
    const stored =
      'pbkdf2-sha256$1$73616c74$55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc';
    expect(await verifyPassword('passwd', stored)).toBe(true);
    expect(await verifyPassword('passwe', stored)).toBe(false);
  });

  test('The same password is stored differently each time', async () => {
    expect(await hashPassword('one', 1000)).not.toBe(await hashPassword('one', 1000));
  });

  test('Guessing one costs 600,000 rounds', async () => {
    expect(await hashPassword('one')).toMatch(
      /^pbkdf2-sha256\$600000\$[0-9a-f]{32}\$[0-9a-f]{64}$/,
    );
  });

  test.each([
    '',
    'one',
    'pbkdf2-sha256$1$73616c74$',
    'pbkdf2-sha256$0$73$55',
    'scrypt$1$73616c74$55',
    'pbkdf2-sha256$1$zz$zz',
  ])('What is no hash fits no password: %s', async (stored) => {
    expect(await verifyPassword('one', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });
});
