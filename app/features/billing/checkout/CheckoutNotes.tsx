import { Repeat, Sparkles, Undo2 } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import { color, fontSize } from '~/theme/tokens';
import { IconList } from '~/ui/IconList/IconList';

const List = styled(IconList)`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  svg {
    width: 18px;
    height: 18px;
  }
`;

export interface CheckoutNotesProps {
  /** The brand's icon for fictional profiles; the text stands beside it. */
  fictionalIcon: ReactNode;
}

/**
 * What a person must know before any contract: no subscription, the right to return, fictional profiles, and that the
 * first order makes the member premium.
 */
export function CheckoutNotes({ fictionalIcon }: CheckoutNotesProps) {
  const { brand, user } = useShell();
  const premium = usePremium();
  return (
    <List>
      <li>
        <Repeat size={18} aria-hidden />
        <FormattedMessage
          id="billing.once-note"
          defaultMessage="You pay once. There is no subscription and nothing is renewed."
        />
      </li>
      <li>
        <Undo2 size={18} aria-hidden />
        <FormattedMessage
          id="billing.return-note"
          defaultMessage="{days, plural, one {# day} other {# days}} of free returns on unused credits."
          values={{ days: brand.refundDays }}
        />
      </li>
      {user && !premium ? (
        <li>
          <Sparkles size={18} aria-hidden />
          <FormattedMessage
            id="billing.premium-note"
            defaultMessage="Your first purchase makes you a premium member."
          />
        </li>
      ) : null}
      <li>
        {fictionalIcon}
        <span>
          <FormattedMessage
            id="billing.fictional-note"
            defaultMessage="Some profiles on {brand} are {plural} and carry that label wherever they appear: “{warning}”"
            values={{
              brand: brand.name,
              plural: brand.fictional.plural,
              warning: brand.fictional.warning,
            }}
          />
        </span>
      </li>
    </List>
  );
}
