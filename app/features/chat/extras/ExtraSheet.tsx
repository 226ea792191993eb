import type { ProfileResponse } from '~/contract/profile';
import { FictionalLabel } from '~/page/FictionalLabel';
import { Sheet, type SheetProps } from '~/ui/Sheet/Sheet';
import type { MessagePrice } from '../pricing/message-price';

export interface ExtraSheetProps extends SheetProps {
  partner: ProfileResponse;
}

export interface ExtraChoiceProps extends Omit<ExtraSheetProps, 'title' | 'children'> {
  conversation: string;
  price: MessagePrice;
}

/** A sheet for sending a gift or a photo. Its title names the recipient and says whether the profile is fictional. */
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
