import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { DomainError } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import { color, fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { StickyFoot } from '~/ui/Sheet/Sheet';
import type { GiftWish } from './find-gifts';
import type { GiftId } from './gift-catalogue';
import { giftName } from './gift-names';
import { GiftSearch } from './GiftSearch';
import { GiftShelf } from './GiftShelf';
import type { MessagePrice as Price } from '../pricing/message-price';
import { MessagePrice } from '../pricing/MessagePrice';
import { PremiumNote } from '../pricing/PremiumNote';
import { SendProblemAlert } from '../permission/SendProblemAlert';

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Shop = styled(Form)`
  display: grid;
  gap: ${space(4)};
`;

const Cost = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

export interface GiftFormProps {
  partner: ProfileResponse;
  price: Price;
  requestKey: string;
  /** The URL of this choice, to which the member returns after buying credits. */
  here: string;
  wish?: GiftWish;
  first?: GiftId | null;
  error: DomainError | null;
  busy: boolean;
  /** Without it, the form posts to its page. */
  onSend?: (gift: GiftId) => void;
}

const ALL: GiftWish = { words: '', category: null };

/** The form to choose a gift, see its price and send it. Where gifts are premium, other members see what that is. */
export function GiftForm({ partner, price, requestKey, here, error, busy, onSend, ...start }: GiftFormProps) {
  const intl = useIntl();
  const { freeGifts } = useShell().brand.offers;
  const allowed = usePremium() || freeGifts;
  const [wish, setWish] = useState(start.wish ?? ALL);
  const [chosen, setChosen] = useState<GiftId | null>(start.first ?? null);
  const [missing, setMissing] = useState(false);
  const back = chosen ? `${here}?gift=${chosen}` : here;
  const choose = (gift: GiftId) => {
    setChosen(gift);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    if (busy || chosen === null || onSend) event.preventDefault();
    setMissing(chosen === null);
    if (!busy && chosen !== null) onSend?.(chosen);
  };
  return (
    <Root>
      <GiftSearch wish={wish} onWish={setWish} />
      <Shop method="post" onSubmit={submit} preventScrollReset>
        <input type="hidden" name="request_key" value={requestKey} />
        <GiftShelf wish={wish} chosen={chosen} onChoose={choose} />
        <StickyFoot>
          <SendProblemAlert error={missing ? { code: 'chat.gift-none', values: {} } : error} type="gift" here={back} />
          {/* No price for what cannot be paid with the credits that a free member has; /pricing has them all. */}
          {allowed ? (
            <Cost>
              <MessagePrice price={price} type="gift" fictional={partner.fictional} here={error ? undefined : back} />
            </Cost>
          ) : null}
          {allowed ? (
            <Button wide busy={busy}>
              {chosen ? (
                <FormattedMessage
                  id="chat.gift-send-named"
                  defaultMessage="Send {gift}"
                  values={{ gift: giftName(intl, chosen) }}
                />
              ) : (
                <FormattedMessage id="chat.gift-send" defaultMessage="Send gift" />
              )}
            </Button>
          ) : (
            <PremiumNote type="gift" here={back} />
          )}
        </StickyFoot>
      </Shop>
    </Root>
  );
}
