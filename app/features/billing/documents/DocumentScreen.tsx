import { Link } from '@remix-run/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontSize, media, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Cluster } from '~/ui/Layout/Layout';
import { orderStatusPath } from '../shop/checkout-path';
import { DocumentLines } from './DocumentLines';
import type { Seller, ShownDocument } from './shown-document';

const Sheet = styled.article`
  display: grid;
  gap: ${space(8)};
  padding: ${space(6)} ${space(5)};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  overflow-wrap: anywhere;
  ${media.up('md')} {
    padding: ${space(10)};
  }
  /* On paper: black on white, without the frame. */
  @media print {
    padding: 0;
    background: none;
    color: inherit;
    box-shadow: none;
  }
`;

const Sides = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  align-content: start;
  margin: 0;
  font-size: ${fontSize('sm')};
  dd {
    margin: 0;
  }
`;

const Address = styled.address`
  font-size: ${fontSize('sm')};
  font-style: normal;
`;

const Tools = styled(Cluster)`
  @media print {
    display: none;
  }
`;

/** A receipt or credit note as it is printed, with the links around it that are not. */
export function DocumentScreen({ document }: { document: ShownDocument }) {
  const { kind, number, corrects, seller, orderId } = document;
  return (
    <>
      <Tools $justify="space-between">
        <Link to={orderStatusPath(orderId, null)}>
          <FormattedMessage id="billing.document-back" defaultMessage="Back to the order" />
        </Link>
        <PrintButton />
      </Tools>
      <Sheet>
        <h1>
          {kind === 'receipt' ? (
            <FormattedMessage id="billing.receipt" defaultMessage="Receipt" />
          ) : (
            <FormattedMessage id="billing.credit-note" defaultMessage="Credit note" />
          )}
        </h1>
        <Sides>
          <SellerAddress seller={seller} />
          <Facts className="tabular">
            <Fact term={<FormattedMessage id="billing.document-number" defaultMessage="Number" />}>{number}</Fact>
            <Fact term={<FormattedMessage id="billing.document-date" defaultMessage="Date" />}>
              <FormattedDate value={document.issuedAt} timeZone={document.timeZone} {...DATE_FORMATS.long} />
            </Fact>
            {corrects ? (
              <Fact term={<FormattedMessage id="billing.document-corrects" defaultMessage="Corrects" />}>
                {corrects}
              </Fact>
            ) : null}
            <Fact term={<FormattedMessage id="billing.document-order" defaultMessage="Order" />}>{orderId}</Fact>
            <Fact term={<FormattedMessage id="billing.document-buyer" defaultMessage="Buyer" />}>{document.buyer}</Fact>
            <Fact term={<FormattedMessage id="billing.document-method" defaultMessage="Paid with" />}>
              {document.methodName}
            </Fact>
          </Facts>
        </Sides>
        <DocumentLines document={document} />
      </Sheet>
    </>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function SellerAddress({ seller }: { seller: Seller }) {
  return (
    <Address>
      <strong>{seller.name}</strong>
      <br />
      {seller.address}
      <br />
      {seller.city}
      <br />
      <FormattedMessage
        id="billing.seller-registration"
        defaultMessage="Company number {number}"
        values={{ number: seller.kvk }}
      />
      {seller.vatNumber ? (
        <>
          <br />
          <FormattedMessage
            id="billing.seller-vat"
            defaultMessage="VAT number {number}"
            values={{ number: seller.vatNumber }}
          />
        </>
      ) : null}
    </Address>
  );
}

const never = () => () => {};

/** Opens the browser's print dialog. Absent without scripts, since it could do nothing there. */
function PrintButton() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Button type="button" variant="ghost" onClick={() => window.print()}>
      <FormattedMessage id="billing.print" defaultMessage="Print" />
    </Button>
  );
}
