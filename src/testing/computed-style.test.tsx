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
      <div style={{ overflow: 'auto', width: '10px', opacity: 0.5 }} dir="rtl">
        <textarea style={{ transform: 'scale(2)' }} />
        <b style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Clipped</b>
      </div>
      <div popover="auto">Not open</div>
      <button style={{ pointerEvents: 'auto' }}>Go</button>
      <template />
      <svg>
        <path />
      </svg>
    </main>
  );
}

/** What queries by role, axe and floating menus ask for. */
const asked = [
  'backdropFilter',
  'clip',
  'clipPath',
  'contain',
  'contentVisibility',
  'direction',
  'display',
  'filter',
  'height',
  'marginLeft',
  'opacity',
  'overflow',
  'overflowX',
  'overflowY',
  'paddingTop',
  'perspective',
  'pointerEvents',
  'position',
  'rotate',
  'scale',
  'textTransform',
  'transform',
  'translate',
  'visibility',
  'width',
  'willChange',
] as const;

test.each(asked)('The %s of each element is the one of the style sheet', (property) => {
  const { container } = render(<Page />);
  const elements = [...container.querySelectorAll('*')];
  expect(elements).toHaveLength(27);
  const said = (style: CSSStyleDeclaration) => [
    style[property],
    style.getPropertyValue(property.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`)),
  ];
  const light = elements.map((each) => said(lightComputedStyle(each)));
  expect(light).toEqual(elements.map((each) => said(computedStyle(each))));
});
