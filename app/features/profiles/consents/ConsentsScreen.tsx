import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { useShell } from '~/page/use-shell';
import { color, fontSize, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { Stack } from '~/ui/Layout/Layout';
import { VisitorsWords } from './VisitorsWords';
import { photoCheckText } from './consent-words';
import { resellFields, SECOND_CHECK_DAYS, type ConsentKind, type ConsentRecord, type ShownConsent } from './consents';

export interface ConsentsScreenProps {
  consents: readonly ShownConsent[];
  log: readonly ConsentRecord[];
  /** 'changed': the text was renewed while it was read, so nothing was recorded. */
  notice: 'saved' | 'changed' | null;
}

const titles = defineMessages({
  sensitive_data: { id: 'consents.sensitive-title', defaultMessage: 'Your sexual orientation' },
  member_landing: { id: 'consents.visitors-title', defaultMessage: 'Visitors without an account' },
  photo_check: { id: 'consents.photo-check-title', defaultMessage: 'Checking your first photo' },
  resell: { id: 'consents.resell-title', defaultMessage: 'Passing on your details to partners' },
  terms: { id: 'consents.terms-title', defaultMessage: 'Terms and conditions' },
});

const fieldNames = defineMessages({
  name: { id: 'consents.field-name', defaultMessage: 'your name' },
  email: { id: 'consents.field-email', defaultMessage: 'your e-mail address' },
  country: { id: 'consents.field-country', defaultMessage: 'your country' },
  language: { id: 'consents.field-language', defaultMessage: 'your language' },
});

/** What a member was asked apart from everything else. Agreeing and taking back are one press each, of equal weight. */
export function ConsentsScreen({ consents, log, notice }: ConsentsScreenProps) {
  return (
    <SettingsFrame
      section="consents"
      lead={
        <FormattedMessage
          id="consents.lead"
          defaultMessage="Everything here is your choice. Nothing you use on this site depends on it, and each choice counts straight away."
        />
      }
    >
      <Stack $gap={6}>
        {notice === 'saved' ? (
          <Alert tone="success" role="status">
            <FormattedMessage id="consents.saved" defaultMessage="Your choice has been saved." />
          </Alert>
        ) : null}
        {notice === 'changed' ? (
          <Alert tone="warning" role="status">
            <FormattedMessage
              id="consents.changed"
              defaultMessage="This text was renewed while you were reading it, so nothing was saved. Please read it again."
            />
          </Alert>
        ) : null}
        {consents.map((consent) => (
          <ConsentCard key={consent.kind} consent={consent} />
        ))}
        <ConsentLog log={log} />
      </Stack>
    </SettingsFrame>
  );
}

const Asked = styled.p`
  margin-top: ${space(2)};
`;

const Told = styled.p`
  margin: ${space(3)} 0;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

function ConsentCard({ consent: { kind, state, at, version } }: { consent: ShownConsent }) {
  const intl = useIntl();
  const id = `consent-${kind}`;
  const given = state === 'given';
  return (
    <Card $pad="lg" aria-labelledby={id}>
      <h2 id={id}>{intl.formatMessage(titles[kind])}</h2>
      <Asked as={kind === 'member_landing' ? 'div' : 'p'}>
        <Words kind={kind} />
      </Asked>
      <Told>
        <State state={state} at={at} />
      </Told>
      <Form method="post" action="/notifications/consents">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="version" value={version} />
        <Button name="given" value={given ? 'no' : 'yes'} variant="ghost" aria-describedby={id}>
          {given ? (
            <FormattedMessage id="consents.withdraw" defaultMessage="Take it back" />
          ) : (
            <FormattedMessage id="consents.agree" defaultMessage="I agree" />
          )}
        </Button>
      </Form>
    </Card>
  );
}

function Words({ kind }: { kind: ConsentKind }): ReactNode {
  const { brand } = useShell();
  const intl = useIntl();
  const values = { brand: brand.name };
  if (kind === 'sensitive_data') {
    return (
      <FormattedMessage
        id="consents.sensitive-text"
        defaultMessage="{brand} stores the orientation that you fill in, uses it for suggestions and shows it to members, as far as profiles show it here. If you take it back, we delete it from your profile."
        values={values}
      />
    );
  }
  if (kind === 'member_landing') return <VisitorsWords />;
  if (kind === 'photo_check') return intl.formatMessage(photoCheckText, { ...values, days: SECOND_CHECK_DAYS });
  return (
    <FormattedMessage
      id="consents.resell-text"
      defaultMessage="{brand} may pass on to partner dating sites: {fields}. Nothing else, and not a word you have written. If you take it back, nothing more is passed on."
      values={{
        ...values,
        fields: <FormattedList value={resellFields.map((name) => intl.formatMessage(fieldNames[name]))} />,
      }}
    />
  );
}

function State({ state, at }: Pick<ShownConsent, 'state' | 'at'>) {
  const day = at === null ? null : <Day at={at} />;
  if (state === 'given')
    return <FormattedMessage id="consents.state-given" defaultMessage="You agreed on {day}." values={{ day }} />;
  if (state === 'outdated')
    return (
      <FormattedMessage
        id="consents.state-outdated"
        defaultMessage="You agreed on {day}, to an earlier text. It counts as not agreed until you agree to this one."
        values={{ day }}
      />
    );
  if (day === null) return <FormattedMessage id="consents.state-none" defaultMessage="You have not agreed." />;
  return (
    <FormattedMessage id="consents.state-withdrawn" defaultMessage="You took it back on {day}." values={{ day }} />
  );
}

/** In the brand's time zone, as on the server. */
function Day({ at }: { at: number }) {
  const { timeZone } = useShell();
  return <FormattedDate value={at} dateStyle="long" timeZone={timeZone} />;
}

/** Versions of texts are named by their date. */
function TextDate({ version }: { version: string }) {
  return <FormattedDate value={version} dateStyle="long" timeZone="UTC" />;
}

const Lines = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;
`;

const Summary = styled.summary`
  min-height: 44px;
  align-content: center;
  cursor: pointer;
`;

function ConsentLog({ log }: { log: readonly ConsentRecord[] }) {
  const intl = useIntl();
  if (log.length === 0) return null;
  const nameOf = (kind: string) => (kind in titles ? intl.formatMessage(titles[kind as keyof typeof titles]) : kind);
  return (
    <details>
      <Summary>
        <FormattedMessage id="consents.log" defaultMessage="What you have decided so far" />
      </Summary>
      <Lines>
        {log.map(({ id, kind, given, at, version }) => (
          <li key={id}>
            <FormattedMessage
              id="consents.log-line"
              defaultMessage="{day}: {name}, {given, select, true {agreed} other {taken back}} (text of {version})"
              values={{
                day: <Day at={at} />,
                name: nameOf(kind),
                given: String(given),
                version: <TextDate version={version} />,
              }}
            />
          </li>
        ))}
      </Lines>
    </details>
  );
}
