import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, media, space } from '~/theme/tokens';

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
  /* Large text takes the whole line, so that the words of a title stay whole. */
  ${media.below(16)} {
    flex-basis: 100%;
  }
`;

const Lead = styled.div`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
`;

const denseOnPhones = css`
  ${media.down('md')} {
    margin-bottom: ${space(3)};
    /* The action goes below only if not even the longest word of the title fits beside it, as with large text. */
    ${Words} {
      flex-basis: 0;
      min-width: min-content;
    }
    ${Lead} {
      margin-top: 0;
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
        {children ? <Lead>{children}</Lead> : null}
      </Words>
      {action}
    </Root>
  );
}
