import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { AccountMessage } from '~/features/account/AccountMessage';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontSize, radius, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Clock, Info, ShieldCheck, Trash2 } from '~/ui/Icon/icons';
import { ReturnForm } from './ReturnForm';
import type { ShownCertificate } from './shown-certificate';

export interface AccountDeletedProps {
  certificate: ShownCertificate | null;
  /** The link to take the account back was opened too late. */
  expired: boolean;
  /** The certificate itself is shown, before the account is erased too. */
  details?: boolean;
  /** The link to take the account back was asked for once more. */
  sent?: boolean;
  /** What was wrong with asking for it. */
  problem?: FormProblem | null;
}

const Lead = styled.p`
  color: ${color('text')};
`;

const Certificate = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: ${space(2)} 0 0;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  text-align: left;
  dt {
    font-size: ${fontSize('sm')};
  }
  dd {
    margin: 0;
    color: ${color('text')};
    overflow-wrap: anywhere;
  }
`;

/** After a deletion, and whenever someone opens their certificate. Names nobody. */
export function AccountDeleted({ certificate, expired, details = false, sent = false, problem }: AccountDeletedProps) {
  const back = expired || certificate?.erasedAt ? null : <ReturnForm sent={sent} problem={problem} />;
  return (
    <AccountMessage
      tone={certificate?.erasedAt ? 'success' : 'info'}
      icon={<Mark certificate={certificate} expired={expired} />}
      title={<Title certificate={certificate} expired={expired} />}
      actions={
        <ButtonLink to="/" variant="ghost" size="lg" wide reloadDocument>
          <FormattedMessage id="leaving.deleted-home" defaultMessage="Back to the home page" />
        </ButtonLink>
      }
    >
      {certificate && !certificate.erasedAt ? <Until certificate={certificate} /> : null}
      {certificate && !details ? back : null}
      <Words certificate={certificate} expired={expired} />
      {certificate ? <Proof certificate={certificate} shown={details} /> : back}
    </AccountMessage>
  );
}

function Mark({ certificate, expired }: AccountDeletedProps) {
  if (certificate?.erasedAt) return <ShieldCheck size={32} aria-hidden />;
  if (expired) return <Clock size={32} aria-hidden />;
  return certificate ? <Trash2 size={32} aria-hidden /> : <Info size={32} aria-hidden />;
}

function Title({ certificate, expired }: AccountDeletedProps) {
  if (certificate?.erasedAt)
    return <FormattedMessage id="leaving.erased-title" defaultMessage="Everything is erased" />;
  if (expired) return <FormattedMessage id="leaving.late-title" defaultMessage="This link no longer works" />;
  if (!certificate)
    return <FormattedMessage id="leaving.unproved-title" defaultMessage="What became of a deleted account" />;
  return <FormattedMessage id="leaving.deleted-title" defaultMessage="Your account is deleted" />;
}

function Words({ certificate, expired }: AccountDeletedProps) {
  const intl = useIntl();
  if (certificate?.erasedAt)
    return (
      <p>
        <FormattedMessage
          id="leaving.erased-text"
          defaultMessage="On {date} everything that belonged to this account was erased. This certificate says nothing about you; only you know that it is yours."
          values={{ date: intl.formatDate(certificate.erasedAt, DATE_FORMATS.long) }}
        />
      </p>
    );
  if (expired)
    return (
      <p>
        <FormattedMessage
          id="leaving.late-text"
          defaultMessage="An account can be taken back for 14 days. That time is over, and everything is erased. You’re welcome to start anew whenever you like."
        />
      </p>
    );
  if (!certificate)
    return (
      <>
        <p>
          <FormattedMessage
            id="leaving.unproved-text"
            defaultMessage="Whoever has the certificate of a deletion sees here what became of the account. Its link is in the e-mail that we send after a deletion. Without it we can’t say whether there was an account. Opening this page has deleted nothing."
          />
        </p>
        <p>
          <FormattedMessage
            id="leaving.unproved-void"
            defaultMessage="If you have taken your account back, its certificate is void."
          />
        </p>
      </>
    );
  return (
    <p>
      <FormattedMessage
        id="leaving.deleted-text"
        defaultMessage="Nobody can see your profile any more, and you’re logged out everywhere. Take care, and all the best!"
      />
    </p>
  );
}

/** First of all: until when it can be taken back, and how. */
function Until({ certificate: { eraseAt } }: { certificate: ShownCertificate }) {
  const intl = useIntl();
  return (
    <Lead>
      <FormattedMessage
        id="leaving.deleted-until"
        defaultMessage="Until {date} you can take it all back, with the link in the e-mail that we sent you. After that it is erased for good."
        values={{ date: <strong>{intl.formatDate(eraseAt, DATE_FORMATS.long)}</strong> }}
      />
    </Lead>
  );
}

/** While the account can be taken back its certificate is only a link: few need it, and hardly anybody now. */
function Proof({ certificate, shown }: { certificate: ShownCertificate; shown: boolean }) {
  if (shown || certificate.erasedAt) return <Details certificate={certificate} />;
  return (
    <p>
      <Link to={`/account-deleted?certificate=${certificate.code}&details=1`}>
        <FormattedMessage id="leaving.certificate-link" defaultMessage="The certificate of the deletion" />
      </Link>
    </p>
  );
}

function Details({ certificate: { code, eraseAt, erasedAt, seal } }: { certificate: ShownCertificate }) {
  const intl = useIntl();
  return (
    <>
      <Certificate>
        <div>
          <dt>
            <FormattedMessage id="leaving.certificate-code" defaultMessage="Certificate" />
          </dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
        <div>
          <dt>
            {erasedAt ? (
              <FormattedMessage id="leaving.certificate-erased" defaultMessage="Erased on" />
            ) : (
              <FormattedMessage id="leaving.certificate-due" defaultMessage="To be erased on" />
            )}
          </dt>
          <dd>{intl.formatDate(erasedAt ?? eraseAt, DATE_FORMATS.long)}</dd>
        </div>
        {seal ? (
          <div>
            <dt>
              <FormattedMessage id="leaving.certificate-seal" defaultMessage="Seal" />
            </dt>
            <dd>
              <code>{seal}</code>
            </dd>
          </div>
        ) : null}
      </Certificate>
      <p>
        <FormattedMessage
          id="leaving.certificate-save"
          defaultMessage="Save the address of this page: it shows at any time what became of the account."
        />
      </p>
    </>
  );
}
