import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { afterEach, expect, it } from 'vitest';
import { findClassesByValues } from './styled-classes.server';

let takeBack = () => {};
afterEach(() => takeBack());

const turn = keyframes`to { transform: rotate(1turn); }`;
const Plain = styled.b`
  color: red;
  ${'margin: 0;'}
`;
const Chosen = styled.b<{ $on?: boolean; $size?: number; $how?: string | null }>`
  color: ${({ $on }) => ($on ? 'red' : 'blue')};
  ${({ $how }) => $how};
  ${({ $on }) =>
    $on &&
    css`
      margin: 0;
    `};
  width: ${({ $size }) => $size}px;
`;
const Based = styled(Chosen)`
  padding: ${({ $on }) => ($on ? '1px' : null)};
`;
const Nothing = styled(Chosen)``;
const Empty = styled.b<{ $css?: string }>`
  ${({ $css }) => $css}
`;
const Inside = styled.b<{ $on: boolean }>`
  ${Plain} & {
    ${({ $on }) =>
      $on
        ? css`
            color: ${() => 'green'};
          `
        : ''}
  }
`;
const Turning = styled.b`
  animation: ${turn} 1s;
`;

const page = (
  <p>
    <Plain className="own" />
    {[true, false, true].map((on, key) => (
      <i key={key}>
        <Chosen $on={on} $size={key} $how={on ? 'top: 0' : null} />
        <Based $on={on} $size={1} />
        <Nothing $on={on} />
        <Empty $css={on ? 'left: 0' : ''} />
        <Inside $on={on} />
        <Turning />
      </i>
    ))}
  </p>
);

/** The HTML and the CSS of a page. */
function rendered(element: ReactElement): string[] {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(element));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return [html, styles];
}

it('gives every element the classes and rules of styled-components, on the first page and on the next', () => {
  const usual = rendered(page);
  takeBack = findClassesByValues();
  expect(rendered(page)).toEqual(usual);
  expect(rendered(page)).toEqual(usual);
  expect(rendered(<Plain />)[1]).not.toContain('width');
});

it('tells values apart that are the same when put together', () => {
  const Two = styled.b<{ $a: string; $b: string }>`
    ${({ $a }) => $a}${({ $b }) => $b}
    content: '${({ $a }) => $a}';
  `;
  const two = (
    <p>
      <Two $a="top:0;" $b="" />
      <Two $a="" $b="top:0;" />
    </p>
  );
  const usual = rendered(two);
  takeBack = findClassesByValues();
  expect(rendered(two)).toEqual(usual);
  expect(rendered(two)).toEqual(usual);
});

/** How often the CSS of a component is read for a page with so many of its elements. */
function readings(count: number): number {
  const Counted = styled.b`
    color: red;
  `;
  rendered(<Counted />);
  const style = (Counted as unknown as { componentStyle: { rules: unknown[] } }).componentStyle;
  const { rules } = style;
  let read = 0;
  Object.defineProperty(style, 'rules', { get: () => ((read += 1), rules) });
  rendered(
    <p>
      {Array.from({ length: count }, (_, key) => (
        <Counted key={key} />
      ))}
    </p>,
  );
  return read;
}

// The version test: it fails once styled-components asks another object for the classes of its components.
it('reads the CSS of a component for its first element on a page only', () => {
  expect(readings(9)).toBeGreaterThan(readings(1));
  takeBack = findClassesByValues();
  expect(readings(9)).toBe(readings(1));
});
