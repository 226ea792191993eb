import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontWeight, radius, space } from '~/theme/tokens';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(3)};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    grid-row: span 2;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius('full')};
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    font-weight: ${fontWeight('strong')};
    font-variant-numeric: tabular-nums;
  }
`;

const What = styled.strong`
  align-self: center;
  font-weight: ${fontWeight('strong')};
`;

const Detail = styled.span`
  grid-column: 2;
  color: ${color('text-muted')};
`;

/** What happens after someone has left an e-mail address. */
export function WaitingListSteps() {
  const { brand } = useShell();
  return (
    <List>
      <li>
        <What>
          <FormattedMessage id="waitinglist.step-ask" defaultMessage="Leave your e-mail address" />
        </What>
        <Detail>
          <FormattedMessage
            id="waitinglist.step-ask-detail"
            defaultMessage="We mail you a link. Follow it, so that we know the address is yours."
          />
        </Detail>
      </li>
      <li>
        <What>
          <FormattedMessage id="waitinglist.step-mail" defaultMessage="We write to you once" />
        </What>
        <Detail>
          <FormattedMessage
            id="waitinglist.step-mail-detail"
            defaultMessage="When {brand} is open to everybody. Nothing else comes, and we can’t say yet when that will be."
            values={{ brand: brand.name }}
          />
        </Detail>
      </li>
      <li>
        <What>
          <FormattedMessage id="waitinglist.step-join" defaultMessage="You decide" />
        </What>
        <Detail>
          <FormattedMessage
            id="waitinglist.step-join-detail"
            defaultMessage="Create an account then, free of charge, or let it be."
          />
        </Detail>
      </li>
    </List>
  );
}
