/** Patterns of the OpenAPI document are read by other languages as they are here. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { openApiDocument } from './openapi.ts';

describe('A pattern of the document', () => {
  const document = openApiDocument(endpoints);
  const patterns = [...new Set(JSON.stringify(document).match(/"pattern":"(?:[^"\\]|\\.)*"/g))].map(
    (found) => {
      const { pattern } = JSON.parse(`{${found}}`) as { pattern: string };
      return pattern;
    },
  );

  it.skipIf(spawnSync('python3', ['--version']).error !== undefined)('is read by Python', () => {
    expect(patterns.length).toBeGreaterThan(4);
    const check = 'import json, re, sys\nfor pattern in json.load(sys.stdin): re.compile(pattern)';
    const read = (tried: readonly string[]) =>
      spawnSync('python3', ['-c', check], { input: JSON.stringify(tried), encoding: 'utf8' })
        .status;
    expect(read(patterns)).toBe(0);
    expect(read(['\\p{L}'])).not.toBe(0);
  });

  it.each(patterns)('%s holds only what Python, Go (RE2) and Java read alike', (pattern) => {
    const withoutClasses = pattern.replaceAll(/\\[dDwWsS\\.\-[\]]|\\x[0-9a-fA-F]{2}/g, '');
    expect(withoutClasses).not.toMatch(/\\/);
    expect(withoutClasses).not.toMatch(/\(\?/);
  });
});
