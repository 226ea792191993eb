import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { css, styled, type RuleSet } from 'styled-components';
import { LegalWords } from '~/features/legal/documents/LegalWords';
import { color, fontSize, media, mutedHere, radius, shadow, space } from '~/theme/tokens';
import type { Landing, QuestionForm } from '~/theme/theme';
import { ChevronDown } from '~/ui/Icon/icons';
import type { QuestionData } from './section-data';
import { Heading, line, Onward, Section } from './SectionParts';

const Questions = styled.div`
  display: grid;
`;

const Question = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 64px;
    cursor: pointer;
  }
  summary svg {
    flex: none;
    transition: transform var(--motion-base);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  h3 {
    margin: 0;
    font-size: ${fontSize('lg')};
  }
  p {
    max-width: 64ch;
    margin: 0;
    padding-bottom: ${space(5)};
    color: ${mutedHere};
  }
`;

const lines = css`
  ${Question} {
    border-top: ${line};
  }
  ${Question}:last-child {
    border-bottom: ${line};
  }
`;

const forms: Readonly<Record<QuestionForm, RuleSet>> = {
  lines: css`
    ${lines}
    ${Questions} {
      max-width: 860px;
    }
  `,
  cards: css`
    ${Questions} {
      gap: ${space(4)};
    }
    ${Question} {
      padding-inline: ${space(5)};
      border-radius: ${radius('lg')};
      --muted: ${color('text-muted')};
      background: ${color('surface-raised')};
      color: ${color('text')};
      box-shadow: ${shadow('sm')};
    }
    ${media.up('md')} {
      ${Questions} {
        grid-template-columns: 1fr 1fr;
        align-items: start;
      }
    }
  `,
  beside: css`
    ${lines}
    ${media.up('md')} {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      column-gap: ${space(12)};
      ${Questions} {
        grid-row: 1 / span 2;
        grid-column: 2;
      }
      ${Onward} {
        margin-top: 0;
      }
    }
  `,
};

const Inside = styled.div<{ $form: QuestionForm }>`
  ${({ $form }) => forms[$form]}
`;

export interface QuestionSectionProps {
  landing: Pick<Landing, 'question' | 'rhythm'>;
  questions: readonly QuestionData[];
}

/** Some questions with the brand's own answers, behind lines that open without a script; the first one is open. */
export function QuestionSection({ landing, questions }: QuestionSectionProps) {
  const { form, ground } = landing.question;
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <Inside $form={form}>
        <Heading>
          <FormattedMessage id="sections.question-title" defaultMessage="Good to know beforehand" />
        </Heading>
        <Questions>
          {questions.map(({ question, answer }, index) => (
            <Question key={question} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <ChevronDown size={24} aria-hidden />
              </summary>
              <p>
                <LegalWords words={answer} />
              </p>
            </Question>
          ))}
        </Questions>
        <Onward>
          <Link to="/pages/faq">
            <FormattedMessage id="sections.question-more" defaultMessage="All questions and answers" />
          </Link>
        </Onward>
      </Inside>
    </Section>
  );
}
