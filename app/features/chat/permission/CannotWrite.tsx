import { Link, useLocation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ProfileResponse } from '~/contract/profile';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Cluster } from '~/ui/Layout/Layout';
import { UnblockForm } from '~/features/safety/block/UnblockForm';
import { DecisionStatement } from '~/features/account/decision/DecisionStatement';
import { useShell } from '~/page/use-shell';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { ConversationsUsed, PremiumLink } from '../pricing/PremiumNote';
import type { WritePermission } from './write-permission';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  width: 100%;
  max-width: 852px;
  margin: 0 auto;
  max-height: 60vh;
  overflow-y: auto;
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
`;

export interface CannotWriteProps {
  writePermission: Exclude<WritePermission, 'open'>;
  partner: ProfileResponse;
  /** Set where the page has no alert of its own that says why staff hide the member's own profile. */
  bare?: boolean;
  /** The text of a message that could no longer be sent. Without JavaScript nothing else keeps it. */
  words?: string | undefined;
}

const Words = styled.blockquote`
  margin: ${space(3)} 0 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Stands in place of the composer: why nothing can be written here now and what would change that. */
export function CannotWrite({ writePermission, partner, bare = false, words }: CannotWriteProps) {
  return (
    <Root data-part="cannot-write">
      {writePermission === 'own-disabled' ? (
        <OwnDisabled bare={bare} />
      ) : writePermission === 'premium' ? (
        <NoPlace />
      ) : (
        <Closed writePermission={writePermission} partner={partner} />
      )}
      {words ? (
        <Alert
          tone="info"
          title={<FormattedMessage id="chat.words-not-sent" defaultMessage="Not sent. Copy your words to keep them:" />}
        >
          <Words>{words}</Words>
        </Alert>
      ) : null}
    </Root>
  );
}

interface ClosedProps {
  writePermission: Exclude<WritePermission, 'open' | 'own-disabled' | 'premium'>;
  partner: ProfileResponse;
}

const WARNINGS: ReadonlySet<WritePermission> = new Set(['blocking', 'blocked', 'gone', 'disabled']);

function Closed({ writePermission, partner: { id, name, fictional } }: ClosedProps) {
  return (
    <Alert
      role={writePermission === 'blocked' ? 'status' : undefined}
      tone={WARNINGS.has(writePermission) ? 'warning' : 'info'}
      action={
        writePermission === 'blocking' || writePermission === 'blocked' ? (
          <Cluster>
            {writePermission === 'blocking' ? <UnblockForm id={id} name={name} /> : null}
            <Link to={`/members/${id}/report`}>
              <FormattedMessage id="safety.report-named" defaultMessage="Report {name}" values={{ name }} />
            </Link>
          </Cluster>
        ) : undefined
      }
    >
      <Reason writePermission={writePermission} id={id} name={name} fictional={fictional} />
    </Alert>
  );
}

interface ReasonProps
  extends Pick<ClosedProps, 'writePermission'>, Pick<ProfileResponse, 'id' | 'name' | 'fictional'> {}

function Reason({ writePermission, id, name, fictional }: ReasonProps) {
  const here = encodeURIComponent(useLocation().pathname);
  return writePermission === 'unconfirmed' ? (
    <FormattedMessage
      id="chat.confirm-first"
      defaultMessage="Please confirm your e-mail address first: we’ve sent you a link. Then you can write and get replies."
    />
  ) : writePermission === 'terms' ? (
    <FormattedMessage
      id="chat.terms-first"
      defaultMessage="Our new terms apply now, so sending waits for your answer. Reading doesn’t. <link>See what has changed</link>"
      values={{ link: (label) => <Link to={`/notifications/terms?next=${here}`}>{label}</Link> }}
    />
  ) : writePermission === 'blocking' ? (
    <FormattedMessage
      id="chat.blocked-by-you-here"
      defaultMessage="You blocked {name}. Until you unblock them, neither of you can write here."
      values={{ name }}
    />
  ) : writePermission === 'blocked' ? (
    <>
      <ErrorMessage code="members.blocked-by" values={{ name }} />{' '}
      <FormattedMessage id="chat.still-report" defaultMessage="You can still report what was written." />
    </>
  ) : writePermission === 'only-liked' || writePermission === 'only-matches' ? (
    <>
      {writePermission === 'only-liked' ? (
        <FormattedMessage
          id="chat.only-liked"
          defaultMessage="{name} accepts first messages only from members they like. If you like them, they’ll see it: perhaps they’ll like you back."
          values={{ name }}
        />
      ) : (
        <FormattedMessage
          id="chat.only-matches"
          defaultMessage="{name} accepts first messages only from matches: members they like who like them too. Your like is the first step."
          values={{ name }}
        />
      )}{' '}
      <Link to={`/members/${id}`}>
        <FormattedMessage id="chat.to-profile" defaultMessage="See {name}’s profile" values={{ name }} />
      </Link>
    </>
  ) : writePermission === 'closed' ? (
    <>
      <FormattedMessage
        id="chat.fictional-closed"
        defaultMessage="{name} is made up and nobody writes back, so nothing can be sent here. It costs you nothing."
        values={{ name }}
      />{' '}
      <Link to="/members?real=1">
        <FormattedMessage id="chat.to-real-members" defaultMessage="Find real members" />
      </Link>
    </>
  ) : writePermission === 'disabled' ? (
    <FormattedMessage
      id="chat.profile-disabled"
      defaultMessage="{name}’s profile is disabled at the moment, so nothing can be sent."
      values={{ name }}
    />
  ) : fictional ? (
    <FormattedMessage
      id="chat.fictional-gone"
      defaultMessage="This profile was made up and no longer exists. What was written stays here."
    />
  ) : (
    <FormattedMessage id="chat.member-gone" defaultMessage="This member has deleted their account." />
  );
}

/** Before anything is written: the conversations of a free member are used up, and what changes that. */
function NoPlace() {
  const { pathname, search } = useLocation();
  return (
    <Alert
      tone="info"
      title={<ErrorMessage code="chat.premium-only" />}
      action={<PremiumLink here={`${pathname}${search}`} />}
    >
      <ConversationsUsed />
    </Alert>
  );
}

function OwnDisabled({ bare }: { bare: boolean }) {
  const { decision } = useShell();
  const statement = bare ? decision : null;
  const explanation = (
    <FormattedMessage
      id="chat.own-disabled"
      defaultMessage="Our team has hidden your profile, so you can’t write to anybody."
    />
  );
  return (
    <Alert tone="warning" title={statement ? explanation : undefined}>
      {statement ? <DecisionStatement decision={statement} /> : explanation}
    </Alert>
  );
}
