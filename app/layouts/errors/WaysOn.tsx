import { useLocation } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { existingPaths } from '../paths';
import { Links } from './ErrorContentParts';

export interface WaysOnProps {
  status: number;
  /** Whether someone is logged in. */
  member: boolean;
  /** The other member blocks this one: what was written can still be reported. */
  blocked?: boolean | undefined;
  /** The path from which the member came. */
  back?: string | undefined;
}

/**
 * Where to go from an error page. Each link loads a whole document: after an error, what the browser holds may be the
 * reason.
 */
export function WaysOn({ status, member, blocked, back }: WaysOnProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const again = status >= 500;
  return (
    <Links aria-label={intl.formatMessage({ id: 'errors.ways-on', defaultMessage: 'Where to go from here' })}>
      {again ? (
        <ButtonLink to={pathname + search} reloadDocument>
          <FormattedMessage id="errors.try-again" defaultMessage="Try again" />
        </ButtonLink>
      ) : null}
      {back ? (
        <ButtonLink to={back} variant={again ? 'ghost' : 'primary'} reloadDocument>
          <FormattedMessage id="errors.back" defaultMessage="Back to where you were" />
        </ButtonLink>
      ) : null}
      {member ? (
        <>
          <ButtonLink to={existingPaths.members} variant={again || back ? 'ghost' : 'primary'} reloadDocument>
            <FormattedMessage id="errors.search" defaultMessage="Search members" />
          </ButtonLink>
          <ButtonLink to={existingPaths.chats} variant="ghost" reloadDocument>
            <FormattedMessage id="errors.messages" defaultMessage="Go to your messages" />
          </ButtonLink>
          {blocked ? (
            <ButtonLink to={existingPaths['chats-closed']} variant="ghost" reloadDocument>
              <FormattedMessage id="errors.closed-chats" defaultMessage="Closed conversations" />
            </ButtonLink>
          ) : null}
        </>
      ) : (
        <>
          <ButtonLink to={existingPaths.index} variant={again ? 'ghost' : 'primary'} reloadDocument>
            <FormattedMessage id="errors.home" defaultMessage="Go to the home page" />
          </ButtonLink>
          <ButtonLink to={existingPaths.login} variant="ghost" reloadDocument>
            <FormattedMessage id="shell.login" defaultMessage="Log in" />
          </ButtonLink>
        </>
      )}
      {again ? (
        <ButtonLink to={existingPaths['pages-service']} variant="ghost" reloadDocument>
          <FormattedMessage id="shell.customer-service" defaultMessage="Customer service" />
        </ButtonLink>
      ) : null}
    </Links>
  );
}
