import { CreditCard, Landmark, Smartphone, Ticket, Wallet } from '~/ui/Icon/icons';
import { styled } from 'styled-components';
import { color, radius } from '~/theme/tokens';

const icons = { bank: Landmark, card: CreditCard, phone: Smartphone, wallet: Wallet, voucher: Ticket };

const Tile = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('sm')};
  background: ${color('surface-sunken')};
  color: ${color('text')};
`;

/** A drawing for a payment method; the name of the method stands beside it. */
export function MethodIcon({ pictogram }: { pictogram: keyof typeof icons }) {
  const Icon = icons[pictogram];
  return (
    <Tile aria-hidden>
      <Icon size={22} />
    </Tile>
  );
}
