/** Rules and the tester, as people meet them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { TargetingStep } from './TargetingStep.tsx';

const rulesOf = (title: string) => within(screen.getByRole('group', { name: title })).queryAllByRole('listitem');

/** What can be chosen in a field whose list is open; by text, as names of hundreds of options take long to work out. */
async function optionsIn(field: string): Promise<Map<string, HTMLElement>> {
  const combobox = screen.getByRole('combobox', { name: field });
  await waitFor(() => expect(combobox.getAttribute('aria-expanded')).toBe('true'));
  const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  return new Map(options.map((option) => [option.textContent, option]));
}

const three = {
  url: 'https://shop.example/',
  geotarget: ['Germany', 'France', 'Italy'].map((location) => ({ location, link: `https://shop.example/${location}` })),
};

describe('Who goes where', () => {
  it('Has no accessibility fault, empty, with rules and with an open list', async () => {
    const { user } = await renderPart(<TargetingStep />, { values: three });
    await expectAccessible();
    await user.click(screen.getByRole('combobox', { name: 'Country of rule 1' }));
    expect((await optionsIn('Country of rule 1')).has('Germany')).toBe(true);
    await expectAccessible();
  });

  it('A rule is made by keyboard: a button, a search, Enter, a destination', async () => {
    const { user, values } = await renderPart(<TargetingStep />);
    screen.getByRole('button', { name: 'Add country rule' }).focus();
    await user.keyboard('{Enter}');
    const who = await screen.findByRole('combobox', { name: 'Country of rule 1' });
    await waitFor(() => expect(document.activeElement).toBe(who));
    await user.keyboard('switzer{ArrowDown}{Enter}');
    await user.tab();
    await user.keyboard('shop.example/ch');
    await user.tab();
    expect(values().geotarget).toEqual([{ location: 'Switzerland', link: 'https://shop.example/ch' }]);
  });

  it('What one rule names, no other of its list can', async () => {
    const { user } = await renderPart(<TargetingStep />, {
      values: { ...three, geotarget: [...three.geotarget, { location: '', link: '' }] },
    });
    await user.click(screen.getByRole('combobox', { name: 'Country of rule 4' }));
    const options = await optionsIn('Country of rule 4');
    expect(options.has('Spain')).toBe(true);
    expect(['Germany', 'France', 'Italy'].filter((name) => options.has(name))).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Country of rule 1' }));
    expect((await optionsIn('Country of rule 1')).has('Germany')).toBe(true);
  });

  it('A country that is spelled in another way is the same one', async () => {
    const geotarget = [
      { location: 'uk', link: 'https://a.example/' },
      { location: '', link: '' },
    ];
    const { user } = await renderPart(<TargetingStep />, { values: { geotarget } });
    await user.click(screen.getByRole('combobox', { name: 'Country of rule 2' }));
    const options = await optionsIn('Country of rule 2');
    expect([options.has('Uganda'), options.has('United Kingdom')]).toEqual([true, false]);
  });

  it('Rules are moved by buttons, and the focus stays with the one that moved', async () => {
    const { user, values } = await renderPart(<TargetingStep />, { values: three });
    await user.click(screen.getByRole('button', { name: 'Move Italy up' }));
    expect(values().geotarget.map(({ location }) => location)).toEqual(['Germany', 'Italy', 'France']);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Italy up'));
    expect(screen.getByText('Italy is now 2 of 3')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(values().geotarget.map(({ location }) => location)).toEqual(['Italy', 'Germany', 'France']);
    // Up is dead at the top.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Italy down'));
  });

  it('Rules are moved by keys from any of their fields', async () => {
    const { user, values } = await renderPart(<TargetingStep />, { values: three });
    await user.click(screen.getByRole('textbox', { name: 'Destination of rule 1' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(values().geotarget.map(({ location, link }) => `${location} ${link.slice(-2)}`)).toEqual([
      'France ce',
      'Germany ny',
      'Italy ly',
    ]);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(values().geotarget.map(({ location }) => location)).toEqual(['Germany', 'France', 'Italy']);
  });

  it('After a rule is removed the focus is at the next, and after the last at the button', async () => {
    const { user, values } = await renderPart(<TargetingStep />, { values: three });
    await user.click(screen.getByRole('button', { name: 'Remove France' }));
    expect(values().geotarget.map(({ location }) => location)).toEqual(['Germany', 'Italy']);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Italy'));
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(rulesOf('Countries')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add country rule' })));
  });

  it('A language that is not listed is chosen by its code', async () => {
    const { user, values } = await renderPart(<TargetingStep />, { values: { languagetarget: [{ language: '', link: '' }] } });
    await user.click(screen.getByRole('combobox', { name: 'Language of rule 1' }));
    await user.keyboard('gsw_ch');
    await user.click((await optionsIn('Language of rule 1')).get('Swiss German (Switzerland) – gsw-CH') ?? document.body);
    expect(values().languagetarget).toEqual([{ language: 'gsw-CH', link: '' }]);
  });

  it('What is wrong is said at its field', async () => {
    const { form } = await renderPart(<TargetingStep />, { values: three });
    act(() => {
      form().setError('geotarget.1.link', { message: 'Must be a complete web address' });
      form().setError('geotarget.2.location', { message: 'Choose a country' });
    });
    const link = screen.getByRole('textbox', { name: 'Destination of rule 2' });
    expect(link.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Must be a complete web address').closest('[id]')?.id).toBe(link.getAttribute('aria-describedby'));
    expect(screen.getByRole('combobox', { name: 'Country of rule 3' }).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });
});

async function choose(user: Awaited<ReturnType<typeof renderPart>>['user'], field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click((await optionsIn(field)).get(option) ?? document.body);
}

describe('The tester', () => {
  const values = {
    url: 'shop.example/all',
    devicetarget: [{ device: 'iOS', link: 'https://shop.example/app' }],
    geotarget: [{ location: 'Germany', link: 'https://shop.example/de' }],
    languagetarget: [
      { language: 'fr', link: 'https://shop.example/fr' },
      { language: 'it', link: '' },
    ],
  };
  const says = () => within(screen.getByRole('group', { name: 'Try a visitor' })).getByText(/^A visitor/).textContent;

  it('Says where a visitor goes and why, in the order in which rules are asked', async () => {
    const { user, service } = await renderPart(<TargetingStep />, { values });
    await choose(user, 'Country of the visitor', 'Germany');
    await choose(user, 'Language of the visitor', 'French – fr');
    expect(says()).toBe(
      'A visitor from Germany on an iPhone in French goes to https://shop.example/app, because device rule 1 (iOS) fits, and devices are asked first.',
    );
    await choose(user, 'Device of the visitor', 'Mac');
    expect(says()).toContain('goes to https://shop.example/de, because country rule 1 (Germany) fits');
    await choose(user, 'Country of the visitor', 'Austria');
    expect(says()).toContain('goes to https://shop.example/fr, because language rule 1 (French) fits');
    await choose(user, 'Language of the visitor', 'Italian – it');
    expect(says()).toBe('A visitor from Austria on a Mac in Italian goes to https://shop.example/all, because no rule fits.');
    expect(service.asked).toEqual([]);
  });

  it('Says so where there is no destination yet', async () => {
    await renderPart(<TargetingStep />);
    expect(says()).toContain('goes to the destination, which is not filled in yet, because there are no rules');
  });
});
