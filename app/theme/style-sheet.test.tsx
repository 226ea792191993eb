import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, css, keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { openStyleSheet } from './style-sheet.server';

const turn = keyframes`to { transform: rotate(1turn) }`;
const Box = styled.div<{ $wide?: boolean }>`
  color: red;
  &:hover {
    color: blue;
  }
  @media (min-width: 600px) {
    width: ${(props) => (props.$wide ? '100%' : '50%')};
  }
`;
const Turning = styled(Box)`
  ${({ $wide }) =>
    $wide &&
    css`
      animation: ${turn} 1s;
    `}
  ${Box} + & {
    margin: 0;
  }
`;
const Whole = createGlobalStyle`html { overflow: hidden }`;

const pages: ReactElement[] = [
  <Box key="1" />,
  <Turning key="2" $wide />,
  <>
    <Turning />
    <Box $wide />
    <Whole />
  </>,
  <>
    <Whole />
    <Turning $wide />
    <Turning $wide />
    <Box />
  </>,
];

function render(sheet: ServerStyleSheet, page: ReactElement): [html: string, styles: string] {
  const html = renderToString(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
  const styles = sheet.getStyleTags();
  sheet.seal();
  return [html, styles];
}

describe('the style sheet of a response', () => {
  it('holds the same as a new one, whatever was rendered before', () => {
    for (const page of [...pages, ...pages.toReversed(), ...pages]) {
      const made = render(openStyleSheet(), page);
      expect(made).toEqual(render(new ServerStyleSheet(), page));
      expect(made[1]).not.toContain('undefined');
    }
  });

  it('holds nothing of another response', () => {
    render(openStyleSheet(), pages[1]!);
    const [, styles] = render(openStyleSheet(), pages[0]!);
    expect(styles).toContain('color:red');
    expect(styles).not.toContain('rotate');
  });

  it('compiles nothing twice', () => {
    const Fresh = styled.p`
      color: green;
    `;
    render(openStyleSheet(), <Fresh />);
    const sheet = openStyleSheet();
    const { instance } = sheet;
    const inserted: string[] = [];
    const { insertRules } = instance;
    instance.insertRules = (id, name, rules) => {
      inserted.push(name);
      insertRules(id, name, rules);
    };
    expect(render(sheet, <Fresh />)[1]).toContain('color:green');
    expect(inserted).toEqual([]);
  });
});
