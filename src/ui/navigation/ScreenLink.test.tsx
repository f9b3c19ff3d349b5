/** Links to screens: they lead there, and where there is no such screen they are gone, or text. */
import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LeadsToContext } from './leads-to.ts';
import { ScreenLink } from './ScreenLink.tsx';

function show(...hidden: readonly string[]) {
  render(
    <MantineProvider>
      <MemoryRouter>
        <LeadsToContext value={(path) => !hidden.includes(path)}>
          <Button component={ScreenLink} to="/links/import?job=1">
            Import
          </Button>
          <ScreenLink to={{ pathname: '/report', search: 'links=1' }}>Report</ScreenLink>
          <ScreenLink to="/channels/7" className="chip" textClass="plain" title="All of it">
            News
          </ScreenLink>
        </LeadsToContext>
      </MemoryRouter>
    </MantineProvider>,
  );
}

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('A link to a screen', () => {
  it('leads there', () => {
    show();
    expect(names()).toEqual(['Import', 'Report', 'News']);
    expect(screen.getByRole('link', { name: 'News' }).className).toBe('chip');
  });

  it('is gone with its button where the screen is not shown, whatever its query', () => {
    show('/links/import', '/report');
    expect(names()).toEqual(['News']);
    expect(screen.queryByText('Import')).toBeNull();
  });

  it('stays as text where its words are needed', () => {
    show('/channels/7');
    expect(names()).toEqual(['Import', 'Report']);
    const { className, title } = screen.getByText('News');
    expect([className, title]).toEqual(['plain', 'All of it']);
  });
});
