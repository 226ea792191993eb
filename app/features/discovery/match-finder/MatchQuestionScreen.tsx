import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { useHydrated } from '~/page/use-hydrated';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { ArrowLeft } from '~/ui/Icon/icons';
import { Cluster, Page, Stack } from '~/ui/Layout/Layout';
import { ProgressBar } from '~/ui/ProgressBar/ProgressBar';
import { MatchFields } from './MatchFields';
import type { MatchFinderQuestion } from './match-finder';
import { typedAnswer } from './typed-answer';
import { QuestionWords } from './MatchWords';

const Step = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Title = styled.h1`
  scroll-margin-top: 96px;
  &:focus {
    outline: 0;
  }
`;

export interface MatchQuestionScreenProps {
  page: MatchFinderQuestion;
  problem: FormProblem | null;
}

/** One question of the match finder, with the progress and the buttons back and next. */
export function MatchQuestionScreen({ page, problem }: MatchQuestionScreenProps) {
  const { question, number, total, previous, complete } = page;
  const navigation = useNavigation();
  const refused = problem?.fieldErrors.answer?.[0] ?? null;
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <Step className="quiet">
          <FormattedMessage
            id="finder.step"
            defaultMessage="Question {number} of {total}"
            values={{ number, total }}
            tagName="span"
          />
          <ProgressBar value={number} max={total} aria-hidden />
        </Step>
        <Heading>
          <QuestionWords name={question.name} />
        </Heading>
        {number === 1 ? (
          <p>
            <FormattedMessage
              id="finder.intro"
              defaultMessage="A few questions about who you would like to meet. We compare your answers with what members say about themselves, and tell you why we suggest somebody."
            />
          </p>
        ) : null}
        <Form method="post" action="/match-finder" preventScrollReset={false}>
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="question" value={question.name} />
          <Stack $gap={6}>
            <ErrorAlert error={refused && { code: refused.id, values: refused.values }} />
            <MatchFields question={question} answer={typedAnswer(question, problem) ?? page.answer} />
            <Cluster $justify="space-between">
              {previous ? (
                <ButtonLink to={`/match-finder?question=${previous}`} variant="quiet">
                  <ArrowLeft size={18} aria-hidden />
                  <FormattedMessage id="finder.back" defaultMessage="Back" />
                </ButtonLink>
              ) : (
                <span />
              )}
              <Button size="lg" busy={navigation.state === 'submitting'}>
                {number === total || complete ? (
                  <FormattedMessage id="finder.see-results" defaultMessage="See who fits" />
                ) : (
                  <FormattedMessage id="finder.next" defaultMessage="Next" />
                )}
              </Button>
            </Cluster>
          </Stack>
        </Form>
        <div className="quiet">
          {complete ? (
            <Link to="/match-finder">
              <FormattedMessage id="finder.to-results" defaultMessage="Leave it as it was" />
            </Link>
          ) : (
            <FormattedMessage
              id="finder.private"
              defaultMessage="Only you see your answers. They are kept until you delete them."
            />
          )}
        </div>
      </Stack>
    </Page>
  );
}

/** Takes the focus when a question appears in an open page, as a new page would, but not when the document loads. */
function Heading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const comesLater = useRef(useHydrated());
  useEffect(() => {
    if (comesLater.current) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={ref} tabIndex={-1}>
      {children}
    </Title>
  );
}
