/** A query that finds nothing says what is on the page, once. */
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attempt } from './missing-element.ts';

test('A query that is made once prints the page', () => {
  render(<button>Save</button>);
  expect(() => screen.getByText('Links')).toThrow('<button>');
});

test('A query that is repeated prints the page when the time is over', async () => {
  render(<button>Save</button>);
  const early: string[] = [];
  const found = waitFor(
    () => {
      try {
        return screen.getByText('Links');
      } catch (error) {
        early.push(String(error));
        throw error;
      }
    },
    { timeout: 60, interval: 20 },
  );
  await expect(found).rejects.toThrow('<button>');
  expect(early.length).toBeGreaterThan(0);
  expect(early.join()).not.toContain('<button>');
});

test('An attempt prints nothing, and what comes after it does', () => {
  render(<button>Save</button>);
  const tried = () => attempt(() => screen.getByRole('link'));
  expect(tried).toThrow('Unable to find');
  expect(tried).not.toThrow('<button>');
  expect(() => screen.getByRole('link')).toThrow('<button>');
});
