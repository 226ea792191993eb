import { Form, Link, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { DATE_FORMATS } from '~/i18n/formats';
import { focusText } from '~/page/use-page-focus';
import { color, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Card } from '~/ui/Card/Card';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Check } from '~/ui/Icon/icons';
import { IconList } from '~/ui/IconList/IconList';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import type { ShownExport } from './shown-export';

export interface ExportScreenProps {
  archive: ShownExport;
  problem: FormProblem | null;
}

const Contents = styled(IconList)`
  margin-top: ${space(3)};
  svg {
    color: ${color('success-text')};
  }
`;

const Ready = styled(Card)`
  h2 {
    margin-bottom: ${space(2)};
  }
  p {
    margin: 0;
  }
`;

const EVERY_MS = 5000;

/** The archive of the member's own data: what is in it, its state, and the form that asks for it. */
export function ExportScreen({ archive, problem }: ExportScreenProps) {
  const { state, ready, nextAt, goneAt } = archive;
  useStatusPolling(state === 'making');
  useFocusWhenReady(ready !== null);
  return (
    <SettingsFrame
      section="data"
      lead={
        <FormattedMessage
          id="export.lead"
          defaultMessage="A copy of everything we have stored about you, in one zip file. It’s free."
        />
      }
    >
      <Stack $gap={6}>
        {state === 'making' ? <Making /> : null}
        {state === 'failed' ? (
          <Alert
            tone="warning"
            role="status"
            title={<FormattedMessage id="export.failed" defaultMessage="This took longer than it should" />}
          >
            <FormattedMessage
              id="export.failed-text"
              defaultMessage="Something went wrong on our side, and we’re sorry. Please ask for it again."
            />
          </Alert>
        ) : null}
        {goneAt === null ? null : <Gone until={goneAt} />}
        {ready === null ? null : <ReadyCard ready={ready} />}
        {state === 'none' || state === 'gone' ? <Inside /> : null}
        {nextAt === null ? null : <Limit nextAt={nextAt} perDay={archive.perDay} />}
        {state === 'making' || nextAt !== null ? null : <AskForm archive={archive} problem={problem} />}
        <p>
          <Link to="/notifications/about-me">
            <FormattedMessage id="export.about-link" defaultMessage="What we know about you and who may see it" />
          </Link>
        </p>
      </Stack>
    </SettingsFrame>
  );
}

function Inside() {
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">
        <FormattedMessage id="export.inside" defaultMessage="What you get" />
      </h2>
      <Contents>
        <li>
          <Check size={20} aria-hidden />
          <FormattedMessage
            id="export.inside-1"
            defaultMessage="Pages to read: your profile, conversations, photos, payments, consents, devices and what we sent you"
          />
        </li>
        <li>
          <Check size={20} aria-hidden />
          <FormattedMessage id="export.inside-2" defaultMessage="Your own photos, the locked ones too" />
        </li>
        <li>
          <Check size={20} aria-hidden />
          <FormattedMessage id="export.inside-3" defaultMessage="The same as files for other programs (JSON)" />
        </li>
      </Contents>
    </section>
  );
}

function Gone({ until }: { until: number }) {
  return (
    <Alert
      tone="info"
      role="status"
      title={<FormattedMessage id="export.gone" defaultMessage="Your last archive is deleted" />}
    >
      <FormattedMessage
        id="export.gone-text"
        defaultMessage="You could download it until {date}. You can ask for a new one whenever you like."
        values={{ date: <FormattedDate value={until} {...DATE_FORMATS.long} /> }}
      />
    </Alert>
  );
}

function Making() {
  return (
    <Alert
      tone="info"
      role="status"
      title={<FormattedMessage id="export.making" defaultMessage="We’re making your archive" />}
    >
      <FormattedMessage
        id="export.making-text"
        defaultMessage="This usually takes a few minutes. You can close this page: we’ll e-mail you when it’s ready."
      />
      <noscript>
        <meta httpEquiv="refresh" content="10" />
      </noscript>
    </Alert>
  );
}

function ReadyCard({ ready }: { ready: NonNullable<ShownExport['ready']> }) {
  return (
    <Ready $pad="lg" aria-labelledby="ready" data-result="">
      <h2 id="ready">
        <FormattedMessage id="export.ready" defaultMessage="Your archive is ready" />
      </h2>
      <Stack $gap={4}>
        <p>
          <FormattedMessage
            id="export.made"
            defaultMessage="Made on {date}, {size}"
            values={{
              date: <FormattedDate value={ready.madeAt} {...DATE_FORMATS.long} />,
              size: <Size bytes={ready.size} />,
            }}
          />
          <br />
          <FormattedMessage
            id="export.until"
            defaultMessage="You can download it until {date}. Then we delete the file."
            values={{ date: <FormattedDate value={ready.until} {...DATE_FORMATS.long} /> }}
          />
        </p>
        <ButtonLink to={ready.href} reloadDocument wide size="lg">
          <FormattedMessage id="export.download" defaultMessage="Download the archive" />
        </ButtonLink>
        <p className="quiet">
          <FormattedMessage
            id="export.private"
            defaultMessage="Keep the file to yourself: it holds your messages and photos."
          />
        </p>
      </Stack>
    </Ready>
  );
}

/** The bytes as people know them from their files. */
function Size({ bytes }: { bytes: number }) {
  if (bytes < 1_000_000) {
    return (
      <FormattedMessage
        id="export.size-kb"
        defaultMessage="{size} KB"
        values={{ size: Math.max(1, Math.round(bytes / 1000)) }}
      />
    );
  }
  return (
    <FormattedMessage
      id="export.size-mb"
      defaultMessage="{size} MB"
      values={{ size: Math.round(bytes / 100_000) / 10 }}
    />
  );
}

function Limit({ nextAt, perDay }: { nextAt: number; perDay: number }) {
  return (
    <Alert
      tone="info"
      role="status"
      title={<FormattedMessage id="export.limit" defaultMessage="That was enough for today" />}
    >
      <FormattedMessage
        id="export.limit-text"
        defaultMessage="You can ask for {count, plural, one {one archive} other {# archives}} in 24 hours. The next one: from {time}."
        values={{
          count: perDay,
          time: (
            <>
              <FormattedDate value={nextAt} {...DATE_FORMATS.medium} />,{' '}
              <FormattedTime value={nextAt} {...DATE_FORMATS.time} />
            </>
          ),
        }}
      />
    </Alert>
  );
}

function AskForm({ archive, problem }: { archive: ShownExport; problem: FormProblem | null }) {
  const busy = useNavigation().state !== 'idle';
  const again = archive.ready !== null;
  return (
    <Form method="post" action="/notifications/data" noValidate replace aria-busy={busy || undefined}>
      <Stack $gap={5}>
        <ErrorAlert error={problem?.error} />
        {archive.hasPassword ? (
          <PasswordField
            name="password"
            label={<FormattedMessage id="export.password" defaultMessage="Your password, to confirm" />}
            hint={
              <FormattedMessage
                id="export.password-hint"
                defaultMessage="Because the archive holds everything, we check that it’s you."
              />
            }
            autoComplete="current-password"
            maxLength={200}
            required
            error={fieldError(problem, 'password')}
          />
        ) : null}
        <Button wide size="lg" busy={busy} variant={again ? 'secondary' : 'primary'}>
          {again ? (
            <FormattedMessage id="export.again" defaultMessage="Make a new archive" />
          ) : (
            <FormattedMessage id="export.ask" defaultMessage="Make my archive" />
          )}
        </Button>
        {again ? (
          <p className="quiet">
            <FormattedMessage id="export.renew" defaultMessage="A new archive takes the place of this one." />
          </p>
        ) : null}
      </Stack>
    </Form>
  );
}

/** While the archive is being made, an open page polls. */
function useStatusPolling(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), EVERY_MS);
    return () => clearTimeout(timer);
  }, [active, state, revalidate]);
}

/** What said that it is being made had the focus and is gone, so what took its place gets it. */
function useFocusWhenReady(ready: boolean): void {
  const before = useRef(ready);
  useEffect(() => {
    if (ready && !before.current && document.activeElement === document.body)
      focusText(document.getElementById('ready'));
    before.current = ready;
  }, [ready]);
}
