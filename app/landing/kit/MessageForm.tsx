import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { TextArea } from '~/ui/TextArea/TextArea';
import { Copy } from './Copy';
import { StartForm } from './StartForm';
import { useCopy, useLander } from './LanderContext';

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

/** A form for the first message to the person of this page. It leads to signup and states what sending means. */
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

interface MessageFieldProps {
  hint?: ReactNode;
  hideLabel?: boolean;
  rows?: number;
  /** The class of the text area itself. */
  className?: string;
}

/** Never required here: the signup page shows the text and lets the visitor change or write it. */
export function MessageField({ rows = 4, ...rest }: MessageFieldProps) {
  const { brand } = useLander();
  return (
    <TextArea
      name="signup_message"
      label={<Copy slot="message-label" />}
      placeholder={useCopy('message-placeholder')}
      maxLength={brand.messageLength}
      rows={rows}
      {...rest}
    />
  );
}
