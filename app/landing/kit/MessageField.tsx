import type { ReactNode } from 'react';
import { TextArea } from '~/ui/TextArea/TextArea';
import { Copy } from './Copy';
import { useCopy, useLander } from './LanderContext';

export interface MessageFieldProps {
  hint?: ReactNode;
  hideLabel?: boolean;
  rows?: number;
  /** The class of the text area itself. */
  className?: string;
}

/**
 * The field for the first message to the person whom this page presents, limited to the brand's message length. It is
 * never required here: the signup page shows the text and lets the visitor change or write it.
 */
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
