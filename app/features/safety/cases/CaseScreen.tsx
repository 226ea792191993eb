import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import { DATE_FORMATS } from '~/i18n/formats';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { ShownCase } from './case-view';

const Ticket = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  dt {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
  dd {
    margin: 0 0 ${space(2)};
    font-weight: ${fontWeight('strong')};
    font-variant-numeric: tabular-nums;
  }
`;

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A complaint, a notice or a question as its sender follows it. */
export function CaseScreen({ shown }: { shown: ShownCase }) {
  const { user } = useShell();
  return (
    <Page $width="narrow">
      <PageHeader
        title={
          shown.kind === 'notice' ? (
            <FormattedMessage id="legal.case-title-notice" defaultMessage="Your notice" />
          ) : shown.kind === 'question' ? (
            <FormattedMessage id="legal.case-title-question" defaultMessage="Your question" />
          ) : (
            <FormattedMessage id="legal.case-title-complaint" defaultMessage="Your complaint" />
          )
        }
      />
      <Stack $gap={6}>
        <Ticket>
          <dt>
            <FormattedMessage id="legal.case-number" defaultMessage="Number" />
          </dt>
          <dd>{shown.number}</dd>
          <dt>
            <FormattedMessage id="legal.case-date" defaultMessage="Received" />
          </dt>
          <dd>
            <FormattedDate value={shown.at} {...DATE_FORMATS.long} />
          </dd>
          <dt>
            <FormattedMessage id="legal.case-state" defaultMessage="State" />
          </dt>
          <dd>
            <State {...shown} />
          </dd>
        </Ticket>
        {shown.state === 'decided' ? (
          <Answer shown={shown} />
        ) : user ? null : (
          <Alert tone="info">
            <FormattedMessage
              id="legal.case-save"
              defaultMessage="Save this page or its address: with it you can always see what happens."
            />
          </Alert>
        )}
        <Part title={<FormattedMessage id="legal.case-yours" defaultMessage="What you wrote" />}>
          {shown.about === null ? null : <Words>{shown.about}</Words>}
          <Words dir="auto">{shown.words}</Words>
        </Part>
      </Stack>
    </Page>
  );
}

function Answer({ shown: { answer, outcome, kind, number } }: { shown: ShownCase }) {
  return (
    <Part title={<FormattedMessage id="legal.case-answer" defaultMessage="Our answer" />}>
      {outcome === null ? null : (
        <p>
          {outcome === 'upheld' ? (
            <FormattedMessage id="legal.case-upheld" defaultMessage="You were right, and we acted." />
          ) : (
            <FormattedMessage id="legal.case-dismissed" defaultMessage="We looked at it again and did not agree." />
          )}
        </p>
      )}
      <Words dir="auto">{answer}</Words>
      {outcome === null ? null : (
        <p className="quiet">
          {kind === 'notice' ? (
            <FormattedMessage
              id="legal.case-object"
              defaultMessage="If you disagree, <complaints>complain about this decision</complaints> within {months, plural, one {# month} other {# months}}; somebody else decides. You can also turn to a certified out-of-court dispute body or to a court."
              values={{
                months: COMPLAINT_MONTHS,
                complaints: (label) => <Link to={`/complaints?about=${number}`}>{label}</Link>,
              }}
            />
          ) : (
            <FormattedMessage
              id="legal.case-court"
              defaultMessage="If you still disagree, you can turn to a certified out-of-court dispute body or to a court."
            />
          )}
        </p>
      )}
    </Part>
  );
}

function State({ state, decidedAt }: ShownCase) {
  if (state === 'received') {
    return <FormattedMessage id="legal.case-received" defaultMessage="Received: nobody has begun yet" />;
  }
  if (state === 'in_progress') {
    return <FormattedMessage id="legal.case-in-progress" defaultMessage="In progress: somebody is at it" />;
  }
  return (
    <FormattedMessage
      id="legal.case-answered"
      defaultMessage="Answered on {date}"
      values={{ date: <FormattedDate value={decidedAt ?? 0} {...DATE_FORMATS.long} /> }}
    />
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" $gap={2}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
