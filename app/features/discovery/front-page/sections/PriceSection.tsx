import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { css, styled, type RuleSet } from 'styled-components';
import { color, fontSize, fontWeight, form as formOf, media, mutedHere, radius, space } from '~/theme/tokens';
import type { Landing, PriceForm } from '~/theme/theme';
import type { PriceData } from './section-data';
import { Heading, line, Onward, Section } from './SectionParts';

const Amount = styled.dt`
  font-size: ${fontSize('2xl')};
  font-weight: ${fontWeight('heading')};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

const Buys = styled.dd`
  margin: 0;
  color: ${mutedHere};
`;

const Prices = styled.dl`
  margin: 0;
`;

const Note = styled.p`
  margin: ${space(5)} 0 0;
  text-align: ${formOf('heading-align')};
`;

const thirds = css`
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const forms: Readonly<Record<PriceForm, RuleSet>> = {
  strip: css`
    ${Prices} {
      display: grid;
      ${thirds}
    }
    ${Prices} > div {
      padding: ${space(4)} 0;
      border-top: ${line};
    }
    ${media.up('md')} {
      ${Prices} > div {
        padding: ${space(6)} ${space(6)} ${space(6)} 0;
        border-bottom: ${line};
      }
    }
  `,
  ticket: css`
    ${Prices} {
      display: grid;
      border: 2px dashed ${color('primary-text')};
      border-radius: ${radius('lg')};
      --muted: ${color('text-muted')};
      background: ${color('surface-raised')};
      color: ${color('text')};
      ${thirds}
    }
    ${Prices} > div {
      padding: ${space(5)} ${space(6)};
    }
    ${Prices} > div + div {
      border-top: 2px dashed ${color('line')};
    }
    ${media.up('md')} {
      ${Prices} > div + div {
        border-top: 0;
        border-inline-start: 2px dashed ${color('line')};
      }
    }
  `,
  sentence: css`
    ${Prices} {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(3)} ${space(10)};
    }
    ${Prices} > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: ${space(3)};
    }
    ${Amount} {
      font-size: ${fontSize('3xl')};
    }
    ${Note} {
      margin-top: ${space(6)};
    }
  `,
};

const Inside = styled.div<{ $form: PriceForm }>`
  ${({ $form }) => forms[$form]}
`;

export interface PriceSectionProps {
  landing: Pick<Landing, 'price' | 'rhythm'>;
  price: PriceData;
}

/** What the brand costs in the visitor's country: the smallest bundle, a message, and what is free. */
export function PriceSection({ landing, price }: PriceSectionProps) {
  const { form, ground } = landing.price;
  const { bundle, bundleCredits, message, messageMoney, fee } = price;
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <Inside $form={form}>
        <Heading>
          <FormattedMessage id="sections.price-title" defaultMessage="What it costs, in one line" />
        </Heading>
        <Prices>
          <div>
            <Amount>{bundle}</Amount>
            <Buys>
              <FormattedMessage
                id="sections.price-bundle"
                defaultMessage="for {count, plural, one {# credit} other {# credits}}, the smallest bundle"
                values={{ count: bundleCredits }}
              />
            </Buys>
          </div>
          <div>
            <Amount>{message}</Amount>
            <Buys>
              <FormattedMessage
                id="sections.price-message"
                defaultMessage="for a message, which is {money}"
                values={{ money: messageMoney }}
              />
            </Buys>
          </div>
          <div>
            <Amount>
              <FormattedMessage id="sections.price-nothing" defaultMessage="Nothing" />
            </Amount>
            <Buys>
              <FormattedMessage
                id="sections.price-free"
                defaultMessage="for an account, for searching, liking and reading"
              />
            </Buys>
          </div>
        </Prices>
        <Note>
          <FormattedMessage
            id="sections.price-note"
            defaultMessage="No subscription: each order is a single payment.{fees, select, yes { Some ways to pay add a fee of {fee} at most.} other {}}"
            values={{ fees: fee === null ? 'no' : 'yes', fee }}
          />
        </Note>
        <Onward>
          <Link to="/pricing">
            <FormattedMessage id="sections.price-more" defaultMessage="All prices" />
          </Link>
        </Onward>
      </Inside>
    </Section>
  );
}
