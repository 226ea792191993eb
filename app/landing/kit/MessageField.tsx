import type { ReactNode } from 'react';
import { TextArea } from '~/ui/TextArea/TextArea';
import { Copy } from './Copy';
import { useCopy, useLander } from './LanderContext';

export interface MessageFieldProps {
  hint?: ReactNode;
  hideLabel?: boolean;
  rows?: number;
  /** Of the text area itself. */
  className?: string;
}

/**
 * The first words to the person this page presents, as long as the brand's messages may be. Never required here: the
 * signup page shows them, to be changed or written there.
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
