import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, css, keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { openStyleSheet, rulesIn } from './style-sheet.server';

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

/** A shared sheet with every class of these pages, and what it was told to lack. */
function shared(from: readonly ReactElement[], leftOut: (id: string) => boolean = () => false) {
  const rules = new Map<string, string[]>();
  const sheet = new ServerStyleSheet();
  const insert = sheet.instance.insertRules.bind(sheet.instance);
  sheet.instance.insertRules = (id, name, inserted) => {
    if (!leftOut(id)) rules.set(`${id} ${name}`, inserted);
    insert(id, name, inserted);
  };
  for (const page of from) renderToString(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
  sheet.seal();
  const missing: string[] = [];
  return {
    href: '/assets/components.css',
    themes: {},
    rulesOf: (id: string, name: string) => (id.startsWith('sc-global-') ? undefined : rules.get(`${id} ${name}`)),
    onMissing: (id: string) => void missing.push(id),
    missing,
  };
}

describe('a page that links the component sheet', () => {
  // covers X18-013
  it('has the same HTML and holds no style of a component', () => {
    const known = shared(pages);
    for (const page of pages.slice(0, 2)) {
      const [html, styles] = render(openStyleSheet(known), page);
      expect([html, styles]).toEqual([render(new ServerStyleSheet(), page)[0], '']);
    }
    expect(known.missing).toEqual([]);
  });

  it('holds the styles of the whole page', () => {
    const known = shared(pages);
    const [, styles] = render(openStyleSheet(known), pages[2]!);
    expect(styles).toContain('<style data-rest="true"');
    expect(styles).toContain('html{overflow:hidden;}');
    expect(styles).not.toContain('color:red');
    expect(known.missing).toEqual([]);
  });

  // covers X18-014
  it('holds what the sheet lacks, with all that must win over it, and says so', () => {
    const known = shared(pages, (id) => id === Box.styledComponentId);
    const [, styles] = render(openStyleSheet(known), pages[1]!);
    expect(styles.indexOf('color:red')).toBeGreaterThan(0);
    expect(styles.indexOf('animation:')).toBeGreaterThan(styles.indexOf('color:red'));
    expect(known.missing).toEqual([Box.styledComponentId]);
  });
});

describe('the style sheet of a response', () => {
  it('holds the same as a new one, whatever was rendered before', () => {
    for (const page of [...pages, ...pages.toReversed(), ...pages]) {
      const rendered = render(openStyleSheet(), page);
      expect(rendered).toEqual(render(new ServerStyleSheet(), page));
      expect(rendered[1]).not.toContain('undefined');
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

  it('writes its rules as styled-components does', () => {
    for (const page of pages) {
      const sheet = new ServerStyleSheet();
      renderToString(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
      expect(rulesIn(sheet.instance)).toBe(sheet.instance.toString());
      expect(rulesIn(sheet.instance)).not.toBe('');
      sheet.seal();
    }
  });
});
