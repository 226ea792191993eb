import { styled } from 'styled-components';
import { gridGap, media } from '~/theme/tokens';
import { BundleCard } from './BundleCard';
import type { BundleOffer } from '../shop/bundle-offer';
import { bundlePath } from '../shop/checkout-path';

const List = styled.ul`
  display: grid;
  gap: min(${gridGap}, 16px);
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: ${gridGap};
  }
  > li {
    display: grid;
  }
`;

export interface BundleListProps {
  bundles: readonly BundleOffer[];
  currency: string;
  next: string | null;
  /** The discount code that the next step applies. */
  code?: string | null;
  /** The bundles that the member's own limits do not allow now. */
  beyond?: readonly string[];
  /** Whether they can be paid now. */
  open?: boolean;
}

/** The bundles of a market, the smallest first. */
export function BundleList({ bundles, currency, next, code = null, beyond = [], open = true }: BundleListProps) {
  return (
    <List>
      {bundles.map((bundle) => (
        <li key={bundle.id}>
          <BundleCard
            bundle={bundle}
            currency={currency}
            to={open ? bundlePath(bundle.id, next, code) : null}
            beyond={beyond.includes(bundle.id)}
          />
        </li>
      ))}
    </List>
  );
}
