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
  /** A MessageField and any other fields. */
  children: ReactNode;
  className?: string;
}

/**
 * A form for the first message to the person whom this page presents. It leads to signup and states what sending means.
 */
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
