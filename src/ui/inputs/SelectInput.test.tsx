/** List fields whose options are searched by typing: what was typed is in what the form sends, or nothing is sent. */
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchSelectInput } from './SelectInput.tsx';

interface Sent {
  readonly channel: string | null;
}

const channels = ['Newsletter', 'Newsroom', 'News', 'Poster', 'Café'];

/** A form with a text field, a list field and a button, as those that create links have. */
function renderForm({ labels = channels, isLate = false } = {}) {
  const sent: Sent[] = [];
  const created: string[] = [];
  const list: { load: () => void } = { load: () => undefined };
  function Form() {
    const [channel, setChannel] = useState<string | null>(null);
    const [isLoading, setLoading] = useState(isLate);
    list.load = () => act(() => setLoading(false));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push({ channel });
        }}
      >
        <input aria-label="Title" />
        <SearchSelectInput
          label="Channel"
          data={isLoading ? [] : labels.map((label) => ({ value: `id of ${label}`, label }))}
          isLoading={isLoading}
          value={channel}
          onChange={setChannel}
          nothingFoundMessage="No channel matches"
          createLine={{
            label: (text) => `New channel ${text}…`,
            onChoose: (text) => created.push(text),
          }}
          clearable
        />
        <button type="submit">Create</button>
      </form>
    );
  }
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  );
  const field = () => screen.getByRole('combobox', { name: 'Channel' });
  return { user: userEvent.setup({ delay: null }), sent, created, list, field };
}

afterEach(cleanup);

/** After the text; the last key of each sends the form, where nothing keeps it back. */
const endings = ['{Enter}{Enter}', '{Enter}{Enter}{Enter}', '{Tab}{Enter}', '{Enter}{Tab}{Enter}'];

describe('Text that is typed into a list field', () => {
  it.each([
    ['Poster', 'Poster'],
    ['post', 'Poster'],
    ['News', 'News'],
    ['newsl', 'Newsletter'],
    ['news', 'News'],
    ['cafe', 'Café'],
  ])('%j is sent as %j, whichever keys follow', async (text, expected) => {
    for (const ending of endings) {
      const { user, sent, field } = renderForm();
      await user.click(field());
      await user.keyboard(text);
      await user.keyboard('{Enter}');
      expect(sent).toEqual([]);
      await user.keyboard(ending);
      expect(sent[0]).toEqual({ channel: `id of ${expected}` });
      cleanup();
    }
  });

  it.each(endings)('is kept, and nothing sent, where nothing matches: %s', async (ending) => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard(`Radio${ending}`);
    await user.click(screen.getByLabelText('Title'));
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    expect(field()).toHaveProperty('value', 'Radio');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    // Once it is taken out, the form is sent without a channel.
    await user.clear(field());
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(sent).toEqual([{ channel: null }]);
  });

  it.each(['{Enter}', '{Tab}'])('waits for a list that is not there yet, after %s', async (key) => {
    const { user, sent, list, field } = renderForm({ isLate: true });
    await user.click(field());
    await user.keyboard(`Post${key}`);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(sent).toEqual([]);
    list.load();
    expect(field()).toHaveProperty('value', 'Poster');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(sent).toEqual([{ channel: 'id of Poster' }]);
  });

  it('is in the form that a press on its button sends at once', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('Post');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(sent).toEqual([{ channel: 'id of Poster' }]);
  });

  it('is in the form that is sent while the field has the focus', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('Post');
    act(() => field().closest('form')?.requestSubmit());
    expect(sent).toEqual([{ channel: 'id of Poster' }]);
  });

  it('makes way for the option that the arrow keys mark', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('News{ArrowDown}{Enter}{Enter}');
    expect(sent).toEqual([{ channel: 'id of Newsletter' }]);
  });

  it('creates a choice by the line that says so, and never by Enter alone', async () => {
    const { user, sent, created, field } = renderForm();
    await user.click(field());
    await user.keyboard('Radio{Enter}{Enter}');
    expect(created).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(created).toEqual(['Radio']);
    await user.click(field());
    await user.keyboard('News');
    await user.click(screen.getByRole('option', { name: 'New channel News…' }));
    expect(created).toEqual(['Radio', 'News']);
    expect(sent).toEqual([]);
  });

  it('is given up by Escape', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('Post{Escape}');
    expect(field()).toHaveProperty('value', '');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ channel: null }]);
  });
});

describe('A list field', () => {
  it('chooses nothing, and sends nothing, by Enter in a list where nothing is typed', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ channel: null }]);
  });

  it('keeps its choice where the same is chosen again', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('Poster{Enter}');
    await user.click(field());
    await user.keyboard('Poster{Enter}{Enter}');
    expect(sent).toEqual([{ channel: 'id of Poster' }]);
  });

  it('has no choice once its text is taken out', async () => {
    const { user, sent, field } = renderForm();
    await user.click(field());
    await user.keyboard('Poster{Enter}');
    await user.clear(field());
    await user.keyboard('{Enter}{Enter}');
    expect(sent).toEqual([{ channel: null }]);
  });
});
