import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, form, space } from '~/theme/tokens';

export interface EmptyStateProps {
  /** An illustration or a large icon; decorative only. */
  illustration?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The next step, such as a link or button. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  max-width: 440px;
  margin: 0 auto;
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  min-width: 128px;
  min-height: 128px;
  margin-bottom: ${space(2)};
  border-radius: ${form('empty-radius')};
  clip-path: ${form('empty-clip')};
  box-shadow: ${form('empty-line')};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

const Title = styled.h2`
  max-width: 100%;
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  color: ${color('text-muted')};
`;

const Next = styled.div`
  margin-top: ${space(3)};
`;

/** For nothing yet, nothing found and no connection: a friendly text with a next step. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <Root>
      {illustration ? <Picture aria-hidden>{illustration}</Picture> : null}
      <Title>{title}</Title>
      {children ? <Words>{children}</Words> : null}
      {action ? <Next>{action}</Next> : null}
    </Root>
  );
}
