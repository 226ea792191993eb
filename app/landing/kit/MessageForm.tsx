import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Copy } from './Copy';
import { StartForm } from './StartForm';

const Terms = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

export interface MessageFormProps {
  /** A MessageField, and what else is asked here. */
  children: ReactNode;
  className?: string;
}

/** The first words to the person this page presents, sent on to signup, and what that means. */
export function MessageForm({ children, className }: MessageFormProps) {
  return (
    <StartForm toPerson className={className}>
      {children}
      <Button type="submit" size="lg" wide>
        <Copy slot="send" />
      </Button>
      <Terms>
        <Copy slot="terms" />
      </Terms>
    </StartForm>
  );
}
