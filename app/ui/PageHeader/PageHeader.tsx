import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, form, media, radius, space } from '~/theme/tokens';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line of text below the title. */
  children?: ReactNode;
  /** The main action of the page, at the end of the line. */
  action?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
  /** For pages on which what follows matters more: on phones the action stays beside the title, with little room below. */
  dense?: boolean;
}

const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  text-align: ${form('heading-align')};
  h1 {
    width: fit-content;
    max-width: 100%;
    margin-inline: ${form('heading-margin')};
    padding: ${form('heading-pad')};
    border-radius: ${radius('sm')};
    background: ${form('heading-ground')};
    color: ${form('heading-ink')};
    font-size: calc(${fontSize('2xl')}*${form('heading-scale')});
    text-transform: ${form('heading-case')};
  }
  /* Large text takes the whole line, so that the words of a title stay whole. */
  ${media.below(16)} {
    flex-basis: 100%;
  }
`;

/** The rule below the heading of a page, where the theme has one. */
const Rule = styled.span`
  display: ${form('heading-rule')};
  width: ${form('heading-rule-width')};
  height: ${form('heading-rule-height')};
  margin: ${space(1)} ${form('heading-margin')} ${space(1)};
  background: ${color('focus')};
`;

const Lead = styled.div`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
`;

const denseOnPhones = css`
  ${media.down('md')} {
    /* The rule takes no room of its own. */
    ${Rule} {
      translate: 0 2px;
      margin-block: calc(-1 * ${form('heading-rule-height')}) 0;
    }
    column-gap: ${space(2)};
    margin-bottom: ${space(3)};
    /* The action goes below only if not even the longest word of the title fits beside it, as with large text. */
    ${Words} {
      flex-basis: 0;
      min-width: min-content;
      h1 {
        font-size: calc(${fontSize('xl')}*${form('heading-scale')});
      }
    }
    ${Lead} {
      margin-top: ${space(1)};
      font-size: ${fontSize('sm')};
    }
  }
`;

const Root = styled.header<{ $dense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  margin-bottom: ${space(6)};
  ${({ $dense }) => $dense && denseOnPhones}
`;

export function PageHeader({ title, children, action, back, dense = false }: PageHeaderProps) {
  return (
    <Root $dense={dense}>
      {back}
      <Words>
        <h1>{title}</h1>
        <Rule />
        {children ? <Lead>{children}</Lead> : null}
      </Words>
      {action}
    </Root>
  );
}
