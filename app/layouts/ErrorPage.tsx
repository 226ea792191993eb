import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { Component, useContext, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { RequestIdContext } from '~/i18n/request-id';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import type { ShellData } from '~/page/shell-data';

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  min-height: 100vh;
  min-height: 100svh;
  padding: ${space(6)};
  text-align: center;
`;

const Status = styled.p`
  margin: 0;
  color: ${color('primary-text')};
  font-size: ${fontSize('4xl')};
  font-weight: ${fontWeight('heading')};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${fontSize('xl')};
`;

const Hint = styled.p`
  margin: 0;
  max-width: 42ch;
  color: ${color('text-muted')};
`;

const Id = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The data of an error response: the message of a refusal, or the number under which a bug was logged. */
interface Told {
  code: string;
  values: Record<string, string | number>;
  request_id: string;
}

/** Spec section 8: the message (or "Error" and a number to quote), and on 404 a link to the home page. */
export function ErrorPage() {
  return (
    <LastResort>
      <ErrorContent />
    </LastResort>
  );
}

function ErrorContent() {
  const error = useRouteError();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const told = isRouteErrorResponse(error) ? (error.data as Partial<Told> | null) : null;
  const documentId = useContext(RequestIdContext);
  const requestId = told?.request_id ?? documentId;
  return (
    <Root>
      <Status>{status}</Status>
      <Title>
        {status === 404 ? (
          <FormattedMessage id="errors.page-not-found" defaultMessage="This page could not be found" />
        ) : told?.code ? (
          <ErrorMessage code={told.code} values={told.values ?? {}} />
        ) : (
          <FormattedMessage id="errors.error" defaultMessage="Error" />
        )}
      </Title>
      {status >= 500 && (
        <Hint>
          <FormattedMessage
            id="errors.next-step"
            defaultMessage="Something went wrong on our side. Please try again; if it happens again, contact customer service."
          />
        </Hint>
      )}
      {status >= 500 && requestId && (
        <Hint>
          <FormattedMessage
            id="errors.request-id"
            defaultMessage="If you write to customer service, please quote this number: {id}"
            values={{ id: <Id>{requestId}</Id> }}
          />
        </Hint>
      )}
      <Link to={shell?.user ? '/members' : '/'} reloadDocument>
        <FormattedMessage id="errors.home" defaultMessage="Go to the home page" />
      </Link>
    </Root>
  );
}

/** Shown when rendering the error page fails too: plain text that depends on nothing that may have failed. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>An error occurred while showing the error page</h1>
        <a href="/">Home</a>
      </main>
    );
  }
}
