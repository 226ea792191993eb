import { FormattedMessage, FormattedNumber } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';

export interface ComparedTerms {
  freeConversations: number;
  freePhotos: number;
  premiumPhotos: number;
  messageCredits: number;
}

const Table = styled.table`
  width: 100%;
  overflow: hidden;
  border-collapse: collapse;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  th,
  td {
    padding: ${space(4)} ${space(3)};
    text-align: center;
    vertical-align: middle;
  }
  tbody th {
    font-weight: ${fontWeight('regular')};
  }
  th:first-child {
    text-align: start;
    padding-inline-start: ${space(5)};
  }
  tbody tr {
    border-top: 1px solid ${color('line')};
  }
  thead th {
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
  /* Narrow cells, so that three columns fit on the smallest phones. */
  ${media.down('sm')} {
    font-size: ${fontSize('sm')};
    th,
    td {
      padding-inline: ${space(2)};
      overflow-wrap: anywhere;
    }
    th:first-child {
      padding-inline-start: ${space(3)};
    }
  }
  th:last-child,
  td:last-child {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
  td:last-child {
    font-weight: ${fontWeight('strong')};
  }
`;

/** Free and premium side by side. */
export function PremiumComparison({ terms }: { terms: ComparedTerms }) {
  const unlimited = <FormattedMessage id="billing.unlimited" defaultMessage="Unlimited" />;
  const cost = (
    <FormattedMessage
      id="billing.credits"
      defaultMessage="{count, plural, one {# credit} other {# credits}}"
      values={{ count: terms.messageCredits }}
    />
  );
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="billing.compare-what" defaultMessage="What you can do" />
          </th>
          <th scope="col">
            <FormattedMessage id="billing.compare-free" defaultMessage="Free" />
          </th>
          <th scope="col">
            <FormattedMessage id="billing.compare-premium" defaultMessage="Premium" />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id="billing.compare-photos" defaultMessage="Other members’ photos" />
          </th>
          <td>
            <FormattedMessage id="billing.compare-main-photos" defaultMessage="Main photos" />
          </td>
          <td>
            <FormattedMessage id="billing.compare-all-photos" defaultMessage="All photos" />
          </td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="billing.compare-conversations" defaultMessage="Conversations you start" />
          </th>
          <td>
            <FormattedNumber value={terms.freeConversations} />
          </td>
          <td>{unlimited}</td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="billing.compare-own-photos" defaultMessage="Your own photos" />
          </th>
          <td>
            <FormattedNumber value={terms.freePhotos} />
          </td>
          <td>
            <FormattedNumber value={terms.premiumPhotos} />
          </td>
        </tr>
        {terms.messageCredits > 0 ? (
          <tr>
            <th scope="row">
              <FormattedMessage id="billing.compare-message" defaultMessage="A message costs" />
            </th>
            <td>{cost}</td>
            <td>{cost}</td>
          </tr>
        ) : null}
      </tbody>
    </Table>
  );
}
