/** The light computed style says the same as jsdom's own. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { computedStyle, lightComputedStyle } from './computed-style.ts';

function Page() {
  return (
    <main style={{ pointerEvents: 'none' }}>
      <h1>Links</h1>
      <p hidden>Gone</p>
      <p style={{ display: 'none' }}>
        <b>Gone too</b>
      </p>
      <p style={{ visibility: 'hidden' }}>
        <b>Not seen</b>
        <i style={{ visibility: 'visible' }}>Seen</i>
      </p>
      <table>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <details>
        <summary>More</summary>
        <p>Closed</p>
      </details>
      <dialog>Closed</dialog>
      <dialog open>Open</dialog>
      <input type="hidden" />
      <input />
      <button style={{ pointerEvents: 'auto' }}>Go</button>
      <template />
      <svg>
        <path />
      </svg>
    </main>
  );
}

test.each(['display', 'visibility', 'pointerEvents', 'position'] as const)(
  'The %s of each element is the one of the style sheet',
  (property) => {
    const { container } = render(<Page />);
    const elements = [...container.querySelectorAll('*')];
    expect(elements).toHaveLength(23);
    const light = elements.map((each) => lightComputedStyle(each)[property]);
    expect(light).toEqual(elements.map((each) => computedStyle(each)[property]));
  },
);
