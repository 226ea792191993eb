import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, radius, shadow, space } from '~/theme/tokens';

export interface AccountMessageProps {
  icon: ReactNode;
  tone?: 'success' | 'danger' | 'info';
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

const Root = styled.section`
  width: 100%;
  max-width: 520px;
  margin: auto;
  padding: ${space(6)} ${space(4)} ${space(16)};
`;

const Sheet = styled.div`
  padding: ${space(8)} ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  text-align: center;
  ${media.up('md')} {
    padding: ${space(10)};
  }
`;

const Mark = styled.div<{ $tone: 'success' | 'danger' | 'info' }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin: 0 auto ${space(5)};
  border-radius: ${radius('full')};
  background: ${({ $tone }) => color(`${$tone}-soft`)};
  color: ${({ $tone }) => color(`on-${$tone}-soft`)};
`;

const Title = styled.h1`
  font-size: ${fontSize('xl')};
  text-wrap: balance;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-top: ${space(3)};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-top: ${space(6)};
`;

/** A page with one message and one action, for the links in mails. */
export function AccountMessage({ icon, tone = 'info', title, children, actions }: AccountMessageProps) {
  return (
    <Root>
      <Sheet>
        <Mark $tone={tone}>{icon}</Mark>
        <Title>{title}</Title>
        <Words>{children}</Words>
        {actions ? <Actions>{actions}</Actions> : null}
      </Sheet>
    </Root>
  );
}
