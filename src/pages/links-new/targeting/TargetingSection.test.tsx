/** Targeting: rules, and the tester for them. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderStep } from '#testing/setups/render-step.tsx';
import { TargetingSection } from './TargetingSection.tsx';

const rulesOf = (title: string) =>
  within(screen.getByRole('group', { name: title })).queryAllByRole('listitem');

/** The options in the open list of a field; by text, because names of hundreds of options take long. */
async function optionsIn(field: string): Promise<Map<string, HTMLElement>> {
  const combobox = screen.getByRole('combobox', { name: field });
  await waitFor(() => expect(combobox.getAttribute('aria-expanded')).toBe('true'));
  const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  return new Map(options.map((option) => [option.textContent, option]));
}

const three = {
  url: 'https://shop.example/',
  geotarget: ['Germany', 'France', 'Italy'].map((location) => ({
    location,
    link: `https://shop.example/${location}`,
  })),
};

describe('Targeting', () => {
  it('No rule can name what another rule of its list names, in any spelling', async () => {
    const geotarget = ['Germany', 'uk', ''].map((location) => ({
      location,
      link: 'https://a.example/',
    }));
    const { user } = await renderStep(<TargetingSection />, { values: { geotarget } });
    await expectAccessible();
    await user.click(screen.getByRole('combobox', { name: 'Country of rule 3' }));
    const options = await optionsIn('Country of rule 3');
    expect(
      ['Spain', 'Uganda', 'Germany', 'United Kingdom'].filter((name) => options.has(name)),
    ).toEqual(['Spain', 'Uganda']);
    await user.click(screen.getByRole('combobox', { name: 'Country of rule 1' }));
    expect((await optionsIn('Country of rule 1')).has('Germany')).toBe(true);
  });

  it('A rule for Android is offered where only iPhones have one', async () => {
    const devicetarget = [{ device: 'iPhone', link: 'https://a.example/' }];
    const { user, values } = await renderStep(<TargetingSection />, { values: { devicetarget } });
    expect(screen.getByText(/Android visitors go to the normal destination/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add an Android rule' }));
    expect(values().devicetarget).toEqual([...devicetarget, { device: 'Android', link: '' }]);
    expect(screen.queryByText(/Android visitors/)).toBeNull();
  });

  it('A rule is added by keyboard: a button, a search, Enter, a destination', async () => {
    const { user, values } = await renderStep(<TargetingSection />);
    screen.getByRole('button', { name: 'Add country rule' }).focus();
    await user.keyboard('{Enter}');
    const country = await screen.findByRole('combobox', { name: 'Country of rule 1' });
    await waitFor(() => expect(document.activeElement).toBe(country));
    await user.keyboard('switzer{ArrowDown}{Enter}');
    await user.tab();
    await user.keyboard('shop.example/ch');
    await user.tab();
    expect(values().geotarget).toEqual([
      { location: 'Switzerland', link: 'https://shop.example/ch' },
    ]);
  });

  it('Rules are moved and removed by buttons and by keys, and the focus stays with them', async () => {
    const { user, values } = await renderStep(<TargetingSection />, { values: three });
    const order = () =>
      values().geotarget.map(({ location, link }) =>
        link.endsWith(location) ? location : 'mixed up',
      );
    const focused = (label: string) =>
      waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(label));
    await user.click(screen.getByRole('button', { name: 'Move Italy up' }));
    expect(order()).toEqual(['Germany', 'Italy', 'France']);
    await focused('Move Italy up');
    expect(screen.getByText('Italy is now 2 of 3')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Italy', 'Germany', 'France']);
    // At the top, "up" is disabled.
    await focused('Move Italy down');

    await user.click(screen.getByRole('textbox', { name: 'Destination of rule 1' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['Germany', 'Italy', 'France']);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['Italy', 'Germany', 'France']);

    await user.click(screen.getByRole('button', { name: 'Remove Germany' }));
    expect(order()).toEqual(['Italy', 'France']);
    await focused('Remove France');
    await user.keyboard('{Enter}');
    await focused('Remove Italy');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rulesOf('Countries')).toEqual([]));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add country rule' })),
    );
  });

  it('A language that is not listed is chosen by its code', async () => {
    const { user, values } = await renderStep(<TargetingSection />, {
      values: { languagetarget: [{ language: '', link: '' }] },
    });
    await user.click(screen.getByRole('combobox', { name: 'Language of rule 1' }));
    await user.keyboard('gsw_ch');
    // Each browser has its own names of rare languages.
    const options = [...(await optionsIn('Language of rule 1'))];
    const [, swiss] = options.find(([text]) => text.endsWith('gsw-CH')) ?? [];
    await user.click(swiss ?? document.body);
    expect(values().languagetarget).toEqual([{ language: 'gsw-CH', link: '' }]);
  });

  it('A problem is shown at its field', async () => {
    const { wizard } = await renderStep(<TargetingSection />, {
      values: { ...three, geotarget: [...three.geotarget, { location: '', link: 'shop.example' }] },
    });
    fireEvent.blur(screen.getByRole('combobox', { name: 'Country of rule 4' }));
    expect(await screen.findByText('Choose a country, or remove this rule')).toBeDefined();
    act(() =>
      wizard().reject([
        {
          section: 'targeting',
          field: 'geotarget.1.link',
          message: 'Must be a complete web address',
        },
      ]),
    );
    const link = screen.getByRole('textbox', { name: 'Destination of rule 2' });
    expect(link.getAttribute('aria-invalid')).toBe('true');
    expect((await screen.findByText('Must be a complete web address')).closest('[id]')?.id).toBe(
      link.getAttribute('aria-describedby'),
    );
    expect(
      screen.getByRole('combobox', { name: 'Country of rule 4' }).getAttribute('aria-invalid'),
    ).toBe('true');
    fireEvent.change(link, { target: { value: 'https://shop.example/fixed' } });
    expect(link.getAttribute('aria-invalid')).toBeNull();
  });
});

async function choose(
  user: Awaited<ReturnType<typeof renderStep>>['user'],
  field: string,
  option: string,
) {
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
  const result = () =>
    within(screen.getByRole('group', { name: 'Try a visitor' })).getByText(/^This visitor goes/)
      .textContent;

  it('Tells where a visitor goes and why, in the order in which rules are applied', async () => {
    const { user, service } = await renderStep(<TargetingSection />, { values });
    await choose(user, 'Visitor’s country', 'Germany');
    await choose(user, 'Visitor’s language', 'French – fr');
    expect(result()).toBe(
      'This visitor goes to https://shop.example/appDevice rule 1 (iOS) matches. Devices are checked first.',
    );
    await choose(user, 'Visitor’s device', 'Mac');
    expect(result()).toContain('goes to https://shop.example/deCountry rule 1 (Germany) matches');
    await choose(user, 'Visitor’s country', 'Austria');
    expect(result()).toContain('goes to https://shop.example/frLanguage rule 1 (French) matches');
    await choose(user, 'Visitor’s language', 'Italian – it');
    expect(result()).toBe('This visitor goes to https://shop.example/allNo rule matches.');
    expect(service.asked).toEqual([]);
  });

  it('Is there as soon as there is a rule, and tells where there is no destination yet', async () => {
    const { wizard } = await renderStep(<TargetingSection />);
    expect(screen.queryByRole('group', { name: 'Try a visitor' })).toBeNull();
    const [rule] = values.geotarget;
    act(() => wizard().form.setValue('geotarget', rule === undefined ? [] : [rule]));
    await waitFor(() =>
      expect(result()).toContain('goes to the destination, which isn’t filled in yet.No rule'),
    );
  });
});
