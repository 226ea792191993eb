import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { useShell } from '~/page/use-shell';
import { color, fontSize, media, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { Stack } from '~/ui/Layout/Layout';
import { SettingsFrame } from '../settings/SettingsFrame';
import { TextLinks } from './TextLinks';
import type { ShownChange, TermsPage, TermsQuestion } from './terms-view';

export interface TermsScreenProps extends TermsPage {
  /** The page on which the question came up. */
  next: string | null;
  /** 'changed': there is a later version than the one that was read, so nothing was recorded. */
  notice: 'saved' | 'changed' | null;
}

/** Which terms a member has accepted. Where new ones wait for an answer: what is different, and both answers alike. */
export function TermsScreen({ question, accepted, privacy, next, notice }: TermsScreenProps) {
  return (
    <SettingsFrame section="terms">
      <Stack $gap={6}>
        {notice === 'saved' && !question ? (
          <Alert tone="success" role="status">
            <FormattedMessage id="agreement.saved" defaultMessage="Thank you. Your answer has been saved." />
          </Alert>
        ) : null}
        {notice === 'changed' ? (
          <Alert tone="warning" role="status">
            <FormattedMessage
              id="agreement.changed"
              defaultMessage="The terms were renewed while you were reading, so nothing was saved. Please read them again."
            />
          </Alert>
        ) : null}
        {question ? <Asked question={question} next={next} /> : <Accepted accepted={accepted} />}
        {privacy.length > 0 ? <PrivacyChanges changes={privacy} /> : null}
        {question ? <Otherwise /> : null}
      </Stack>
    </SettingsFrame>
  );
}

const Changes = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: ${space(5)} 0;
  padding: 0 0 0 ${space(4)};
  border-left: 3px solid ${color('primary')};
  list-style: none;
  h3 {
    margin-bottom: ${space(1)};
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    font-weight: inherit;
  }
`;

/* Neither answer is larger, brighter or nearer than the other. */
const Answers = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  gap: ${space(3)};
  margin-top: ${space(5)};
  ${media.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

function Asked({ question, next }: { question: TermsQuestion; next: string | null }) {
  const { from, due, changes, version, accepted } = question;
  const days = { from: <Day at={from} />, accepted: <Day at={accepted} /> };
  return (
    <Card $pad="lg" aria-labelledby="new-terms">
      <h2 id="new-terms">
        <FormattedMessage id="agreement.new-title" defaultMessage="Our terms have changed" />
      </h2>
      <Lead>
        {due ? (
          <FormattedMessage
            id="agreement.due"
            defaultMessage="You accepted the version of {accepted}. Since {from} we have worked under a new one, so sending messages and ordering credits wait for your answer. Everything else goes on as before."
            values={days}
          />
        ) : (
          <FormattedMessage
            id="agreement.announced"
            defaultMessage="You accepted the version of {accepted}, and it applies until {from}. You need not answer before then. Only orders that you place from now on fall under the new terms, as their page says."
            values={days}
          />
        )}
      </Lead>
      <ChangeList changes={changes} />
      <TextLinks />
      <Form method="post" action="/notifications/terms">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="next" value={next ?? ''} />
        <Answers>
          <Button name="answer" value="accept" variant="ghost" size="lg" wide aria-describedby="new-terms">
            <FormattedMessage id="agreement.accept" defaultMessage="I accept" />
          </Button>
          <Button name="answer" value="later" variant="ghost" size="lg" wide aria-describedby="new-terms">
            <FormattedMessage id="agreement.later" defaultMessage="Not now" />
          </Button>
        </Answers>
      </Form>
    </Card>
  );
}

const Lead = styled.p`
  margin-top: ${space(2)};
`;

/** A card with a heading, and what it is about in a sentence or two. */
function Part({ id, title, lead, children }: { id: string; title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <Card $pad="lg" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Lead>{lead}</Lead>
      {children}
    </Card>
  );
}

function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <Changes>
      {changes.map(({ at, what }) => (
        <li key={at}>
          <h3>
            <Day at={at} />
          </h3>
          <p>{what ?? <NewCompany />}</p>
        </li>
      ))}
    </Changes>
  );
}

function NewCompany() {
  const { brand, company } = useShell();
  return (
    <FormattedMessage
      id="agreement.new-company"
      defaultMessage="{brand} is now run by {company}. Your agreement would be with them."
      values={{ brand: brand.name, company: company.name }}
    />
  );
}

function Accepted({ accepted: { version, at } }: Pick<TermsPage, 'accepted'>) {
  return (
    <Part
      id="accepted-terms"
      title={<FormattedMessage id="agreement.accepted-title" defaultMessage="Our terms" />}
      lead={
        <FormattedMessage
          id="agreement.accepted"
          defaultMessage="You accepted the version of {version} on {day}. It is the latest. If it changes, we tell you what is different and ask you."
          values={{ version: <Day at={version} />, day: <Day at={at} /> }}
        />
      }
    >
      <TextLinks />
    </Part>
  );
}

function PrivacyChanges({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <Part
      id="privacy-changes"
      title={<FormattedMessage id="agreement.privacy-title" defaultMessage="Our privacy notice has changed" />}
      lead={
        <FormattedMessage
          id="agreement.privacy-text"
          defaultMessage="It tells you what happens with your data, so there is nothing to answer."
        />
      }
    >
      <ChangeList changes={changes} />
    </Part>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding: ${space(2)} 0;
  }
`;

/** What someone can do who does not want the new terms; every way is one press away. */
function Otherwise() {
  return (
    <Part
      id="otherwise"
      title={<FormattedMessage id="agreement.otherwise-title" defaultMessage="If you’d rather not" />}
      lead={
        <FormattedMessage
          id="agreement.otherwise"
          defaultMessage="You can go on reading, and what you have ordered stays under the terms you ordered it with. You can also take what is yours and leave."
        />
      }
    >
      <Ways>
        <Way to="/withdrawal">
          <FormattedMessage id="agreement.return" defaultMessage="Return unused credits" />
        </Way>
        <Way to="/notifications/data">
          <FormattedMessage id="agreement.data" defaultMessage="Get a copy of my data" />
        </Way>
        <Way to="/notifications/leave">
          <FormattedMessage id="agreement.leave" defaultMessage="Delete my account" />
        </Way>
      </Ways>
    </Part>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

/** In the brand's time zone, as on the server. */
function Day({ at }: { at: number }) {
  const { timeZone } = useShell();
  return <FormattedDate value={at} {...DATE_FORMATS.long} timeZone={timeZone} />;
}
