import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line of text below the title. */
  children?: ReactNode;
  /** The main action of the page, at the end of the line. */
  action?: ReactNode;
  /** A link back, before the title. */
  back?: ReactNode;
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  margin-bottom: ${space(6)};
`;

const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;

const Lead = styled.div`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
`;

export function PageHeader({ title, children, action, back }: PageHeaderProps) {
  return (
    <Root>
      {back}
      <Words>
        <h1>{title}</h1>
        {children ? <Lead>{children}</Lead> : null}
      </Words>
      {action}
    </Root>
  );
}
