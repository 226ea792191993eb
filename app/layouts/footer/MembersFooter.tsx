import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, media, space } from '~/theme/tokens';
import { ChevronDown } from '~/ui/Icon/icons';
import { pathOf } from '../paths';
import { FooterLinkText } from './FooterLinks';
import type { FooterLink } from './footer-links';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  column-gap: ${space(6)};
  max-width: 1328px;
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${media.up('md')} {
    padding-inline: ${space(6)};
  }
  > a {
    padding-block: 12px;
    line-height: 20px;
    color: ${color('on-depth')};
    text-underline-offset: 3px;
  }
`;

const OnWide = styled(Link)`
  ${media.down('md')} {
    display: none;
  }
`;

const Fold = styled.details`
  margin-inline-start: auto;
  /* Unfolded it takes the row below. */
  &[open] {
    flex: 0 0 100%;
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(1)};
    min-height: 44px;
    line-height: 20px;
    cursor: pointer;
    color: ${color('on-depth')};
    font-weight: ${fontWeight('strong')};
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > div {
    padding-inline: 0;
  }
`;

/** Directive 2011/83/EU, article 11a, wants it at hand on every page; the others where there is room. */
const SHOWN: readonly FooterLink[] = ['withdrawal-id', 'pages-service', 'pages-terms', 'pages-privacy'];

/** One line: what members need most, and all of the footer folded into it. */
export function MembersFooter({ children }: { children: ReactNode }) {
  return (
    <Line>
      {SHOWN.map((name, index) => {
        const Place = index === 0 ? Link : OnWide;
        return (
          <Place key={name} to={pathOf(name)!}>
            <FooterLinkText name={name} />
          </Place>
        );
      })}
      <Fold>
        <summary>
          <FormattedMessage id="shell.footer-all" defaultMessage="Everything else" />
          <ChevronDown size={16} aria-hidden />
        </summary>
        {children}
      </Fold>
    </Line>
  );
}
