import type { ProfileResponse } from '~/contract/profile';
import { FictionalLabel } from '~/page/FictionalLabel';
import { Sheet, type SheetProps } from '~/ui/Sheet/Sheet';
import type { MessagePrice } from '../pricing/message-price';

export interface ExtraSheetProps extends SheetProps {
  partner: ProfileResponse;
}

/** What the sheets of gifts and photos are shown from. */
export interface ExtraChoiceProps extends Omit<ExtraSheetProps, 'title' | 'children'> {
  conversation: string;
  price: MessagePrice;
}

/** A sheet for what is sent besides words: its title says whom it is for, and whether they are made up. */
export function ExtraSheet({ partner, title, children, ...sheet }: ExtraSheetProps) {
  return (
    <Sheet
      {...sheet}
      title={
        <>
          {title} {partner.fictional ? <FictionalLabel /> : null}
        </>
      }
    >
      {children}
    </Sheet>
  );
}
