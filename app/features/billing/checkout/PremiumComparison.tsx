import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';

export interface ComparedTerms {
  freeConversations: number;
  freePhotos: number;
  premiumPhotos: number;
  messageCredits: number;
}

/** The name of its column, which a cell says itself where the columns stand one below the other. */
const Column = styled.span`
  display: none;
`;

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
  /* Narrow cells, so that three columns fit on the smallest phones: each as wide as its longest word. */
  ${media.down('sm')} {
    font-size: ${fontSize('sm')};
    th,
    td {
      padding-inline: ${space(2)};
      overflow-wrap: break-word;
    }
    th:first-child {
      width: 40%;
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
  /* Where three columns do not fit, as with large text, each row becomes a list, its name above both answers. */
  ${media.below(22)} {
    &,
    tbody,
    tbody tr,
    tbody th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody th {
      padding-block: ${space(4)} ${space(1)};
      font-weight: ${fontWeight('strong')};
    }
    /* The name has the whole line, and not the width of a column. */
    tbody th:first-child {
      width: auto;
    }
    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space(3)};
      padding: ${space(2)} ${space(3)};
      overflow-wrap: break-word;
      text-align: start;
    }
    ${Column} {
      display: inline;
    }
  }
`;

const free = <FormattedMessage id="billing.compare-free" defaultMessage="Free" />;
const premium = <FormattedMessage id="billing.compare-premium" defaultMessage="Premium" />;
const yes = <FormattedMessage id="billing.compare-yes" defaultMessage="Yes" />;
const no = <FormattedMessage id="billing.compare-no" defaultMessage="No" />;

/** Free and premium side by side. */
export function PremiumComparison({ terms }: { terms: ComparedTerms }) {
  const { gifts, freeGifts, chatPhotos } = useShell().brand.offers;
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
          <th scope="col">{free}</th>
          <th scope="col">{premium}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name={<FormattedMessage id="billing.compare-photos" defaultMessage="Other members’ photos" />}
          free={<FormattedMessage id="billing.compare-main-photos" defaultMessage="Main photos" />}
          premium={<FormattedMessage id="billing.compare-all-photos" defaultMessage="All photos" />}
        />
        <Row
          name={<FormattedMessage id="billing.compare-conversations" defaultMessage="Conversations you start" />}
          free={<FormattedNumber value={terms.freeConversations} />}
          premium={unlimited}
        />
        <Row
          name={<FormattedMessage id="billing.compare-own-photos" defaultMessage="Your own photos" />}
          free={<FormattedNumber value={terms.freePhotos} />}
          premium={<FormattedNumber value={terms.premiumPhotos} />}
        />
        {gifts && !freeGifts ? (
          <Row
            name={<FormattedMessage id="billing.compare-gifts" defaultMessage="Sending gifts" />}
            free={no}
            premium={yes}
          />
        ) : null}
        {chatPhotos ? (
          <Row
            name={<FormattedMessage id="billing.compare-chat-photos" defaultMessage="Photos in conversations" />}
            free={no}
            premium={yes}
          />
        ) : null}
        {terms.messageCredits > 0 ? (
          <Row
            name={<FormattedMessage id="billing.compare-message" defaultMessage="A message costs" />}
            free={cost}
            premium={cost}
          />
        ) : null}
      </tbody>
    </Table>
  );
}

function Row({ name, ...answers }: { name: ReactNode; free: ReactNode; premium: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Column aria-hidden>{free}</Column> <span>{answers.free}</span>
      </td>
      <td>
        <Column aria-hidden>{premium}</Column> <span>{answers.premium}</span>
      </td>
    </tr>
  );
}
