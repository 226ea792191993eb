import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { css, styled, type RuleSet } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, mutedHere, radius, space } from '~/theme/tokens';
import type { FiguresForm, Landing } from '~/theme/theme';
import type { Figure, FiguresData } from './section-data';
import { Heading, line, Onward, Section } from './SectionParts';

const Value = styled.strong`
  display: block;
  font-size: ${fontSize('2xl')};
  font-weight: ${fontWeight('heading')};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  ${media.up('md')} {
    font-size: ${fontSize('4xl')};
  }
`;

const Label = styled.span`
  color: ${mutedHere};
  text-wrap: pretty;
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
`;

const forms: Readonly<Record<FiguresForm, RuleSet>> = {
  row: css`
    ${columns}
    gap: ${space(6)};
    > li {
      padding-top: ${space(4)};
      border-top: ${line};
    }
  `,
  tiles: css`
    ${columns}
    gap: ${space(4)};
    > li {
      padding: ${space(5)} ${space(4)};
      border-radius: ${radius('lg')};
      --muted: ${color('on-primary-soft')};
      background: ${color('primary-soft')};
      color: ${color('on-primary-soft')};
    }
    > :nth-child(2n) {
      --muted: ${color('on-secondary-soft')};
      background: ${color('secondary-soft')};
      color: ${color('on-secondary-soft')};
    }
  `,
  ledger: css`
    max-width: 820px;
    > li {
      display: flex;
      flex-direction: row-reverse;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(1)} ${space(6)};
      padding-block: ${space(4)};
      border-top: ${line};
    }
    > li > span {
      flex: 1 1 16em;
    }
    ${media.up('md')} {
      > :last-child {
        border-bottom: ${line};
      }
    }
  `,
};

const List = styled.ul<{ $form: FiguresForm }>`
  margin: 0;
  ${({ $form }) => forms[$form]}
`;

export interface FiguresSectionProps {
  landing: Pick<Landing, 'figures' | 'rhythm'>;
  data: FiguresData;
}

/** What the brand's page about transparency counts, in its own numbers. */
export function FiguresSection({ landing, data }: FiguresSectionProps) {
  const { form, ground } = landing.figures;
  const { brand } = useShell();
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <div>
        <Heading>
          <FormattedMessage
            id="sections.figures-title"
            defaultMessage="{brand} in figures"
            values={{ brand: brand.name }}
          />
        </Heading>
        <List $form={form}>
          {data.figures.map(({ kind, value }) => (
            <li key={kind}>
              <Value>{value}</Value>
              <Label>
                <FigureLabel kind={kind} data={data} />
              </Label>
            </li>
          ))}
        </List>
        <Onward>
          <Link to="/pages/trust">
            <FormattedMessage
              id="sections.figures-more"
              defaultMessage="As of {day}: all figures, and how we count"
              values={{ day: data.day }}
            />
          </Link>
        </Onward>
      </div>
    </Section>
  );
}

function FigureLabel({ kind, data }: { kind: Figure['kind']; data: FiguresData }) {
  const { brand } = useShell();
  const days = data.periodDays;
  switch (kind) {
    case 'active':
      return (
        <FormattedMessage
          id="sections.figure-active"
          defaultMessage="Members who were here in the last {days} days, at least"
          values={{ days: data.activeDays }}
        />
      );
    case 'fictional':
      return (
        <FormattedMessage
          id="sections.figure-fictional"
          defaultMessage="Made-up profiles among all, each with a label: {fictional}"
          values={{ fictional: brand.fictional.plural }}
        />
      );
    case 'reports':
      return (
        <FormattedMessage
          id="sections.figure-reports"
          defaultMessage="Reports by members, decided in the last {days} days"
          values={{ days }}
        />
      );
    case 'time':
      return (
        <FormattedMessage
          id="sections.figure-time"
          defaultMessage="Half of the reports by members were decided within this time"
        />
      );
    case 'returns':
      return (
        <FormattedMessage
          id="sections.figure-returns"
          defaultMessage="Orders returned and paid back in the last {days} days"
          values={{ days }}
        />
      );
  }
}
