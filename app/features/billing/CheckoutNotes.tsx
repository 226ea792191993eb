import { Repeat, Sparkles, Undo2, VenetianMask } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/live/use-shell';
import { color, fontSize, space } from '~/theme/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Note = styled.li`
  display: flex;
  gap: ${space(3)};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** What a person must know before any contract: once only, returnable, who is made up here, and what it makes of them. */
export function CheckoutNotes() {
  const { brand, user } = useShell();
  return (
    <List>
      <Note>
        <Repeat size={18} aria-hidden />
        <FormattedMessage
          id="billing.once-note"
          defaultMessage="You pay once. There is no subscription and nothing is renewed."
        />
      </Note>
      <Note>
        <Undo2 size={18} aria-hidden />
        <FormattedMessage
          id="billing.return-note"
          defaultMessage="{days, plural, one {# day} other {# days}} of free returns on unused credits."
          values={{ days: brand.refundDays }}
        />
      </Note>
      {user && !user.paidUser ? (
        <Note>
          <Sparkles size={18} aria-hidden />
          <FormattedMessage
            id="billing.premium-note"
            defaultMessage="Your first purchase makes you a premium member."
          />
        </Note>
      ) : null}
      <Note>
        <VenetianMask size={18} aria-hidden />
        <span>
          <FormattedMessage
            id="billing.fictional-note"
            defaultMessage="{brand} also has {plural}, always labelled “{singular}”. {warning}"
            values={{
              brand: brand.name,
              plural: brand.fictional.plural,
              singular: brand.fictional.singular,
              warning: brand.fictional.warning,
            }}
          />
        </span>
      </Note>
    </List>
  );
}
