import { FormattedMessage } from 'react-intl';
import { css, styled, type RuleSet } from 'styled-components';
import { LegalWords } from '~/features/legal/documents/LegalWords';
import { color, fontSize, fontWeight, form as formOf, media, mutedHere, radius, space } from '~/theme/tokens';
import type { AccountForm, Landing } from '~/theme/theme';
import type { PromiseData } from './section-data';
import { Heading, line, Section } from './SectionParts';

const Parts = styled.ol`
  margin: 0;
  h3 {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize('lg')};
  }
  p {
    margin: 0;
    color: ${mutedHere};
  }
`;

const Example = styled.p`
  margin: ${space(6)} 0 0;
  padding: ${space(5)};
  border-radius: ${radius('md')};
  border-inline-start: 4px solid ${color('primary')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-variant-numeric: tabular-nums;
`;

/** What stands first is said in larger text. */
const led = css`
  ${Parts} > :first-child p {
    color: inherit;
    font-size: ${fontSize('lg')};
  }
  ${Parts} > * + * {
    margin-top: ${space(6)};
  }
`;

const forms: Readonly<Record<AccountForm, RuleSet>> = {
  article: css`
    ${led}
    > ${Parts}, > ${Example} {
      max-width: 68ch;
      margin-inline: ${formOf('heading-margin')};
    }
  `,
  steps: css`
    ${Parts} {
      counter-reset: step;
      display: grid;
      gap: ${space(6)};
    }
    ${Parts} > li {
      counter-increment: step;
      padding-top: ${space(4)};
      border-top: ${line};
    }
    ${Parts} > li::before {
      content: counter(step);
      display: block;
      margin-bottom: ${space(2)};
      color: ${color('text')};
      font-size: ${fontSize('3xl')};
      font-weight: ${fontWeight('heading')};
      line-height: 1;
    }
    ${media.up('md')} {
      ${Parts} {
        grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
      }
    }
  `,
  beside: css`
    ${led}
    ${media.up('md')} {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${space(12)};
      > :not(${Heading}) {
        grid-column: 2;
      }
    }
  `,
};

const Inside = styled.div<{ $form: AccountForm }>`
  ${({ $form }) => forms[$form]}
`;

export interface PromiseSectionProps {
  landing: Pick<Landing, 'promise' | 'rhythm'>;
  promise: PromiseData;
}

/** One promise at length, with the brand's own numbers. */
export function PromiseSection({ landing, promise }: PromiseSectionProps) {
  const { form, ground } = landing.promise;
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <Inside $form={form}>
        <Heading>
          <PromiseTitle about={promise.about} />
        </Heading>
        <Parts>
          {promise.parts.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <LegalWords words={text} />
              </p>
            </li>
          ))}
        </Parts>
        {promise.example === null ? null : <Example>{promise.example}</Example>}
      </Inside>
    </Section>
  );
}

function PromiseTitle({ about }: { about: PromiseData['about'] }) {
  switch (about) {
    case 'returning':
      return <FormattedMessage id="sections.returning-title" defaultMessage="What you don’t use, you can return" />;
    case 'leaving':
      return <FormattedMessage id="sections.leaving-title" defaultMessage="You can leave whenever you like" />;
    case 'labels':
      return <FormattedMessage id="sections.labels-title" defaultMessage="Who is made up, and how you can tell" />;
  }
}
