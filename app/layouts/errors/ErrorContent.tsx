import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ErrorPageData } from '~/contract/error-page';
import { RequestIdContext } from '~/i18n/request-id';
import { lazyWithHtml } from '~/page/lazy';
import type { ShellData } from '~/page/shell-data';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { Hint, Id, Root, Said, Status, Title } from './ErrorContentParts';
import { WaysOn } from './WaysOn';

/** Nothing but an ornament, which no page loads in which nothing went wrong. */
const ErrorDrawing = lazyWithHtml('error-drawing', () =>
  import('./ErrorDrawing').then((module) => module.ErrorDrawing),
);

/** What went wrong in the brand's voice, and where to go from here; `children` stand below. */
export function ErrorContent({ children }: { children?: ReactNode }) {
  const error = useRouteError();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const documentId = useContext(RequestIdContext);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data = isRouteErrorResponse(error) ? (error.data as ErrorPageData | null) : null;
  const requestId = data?.request_id ?? documentId;
  return (
    <Root>
      <ErrorDrawing niche={shell?.brand.niche ?? 1} broken={status >= 500} />
      <Said>
        <Status>{status}</Status>
        <Title>
          {status === 404 ? (
            <FormattedMessage id="errors.page-not-found" defaultMessage="This page could not be found" />
          ) : data?.code ? (
            <ErrorMessage code={data.code} values={data.values ?? {}} />
          ) : (
            <FormattedMessage id="errors.error" defaultMessage="Error" />
          )}
        </Title>
        <Hint>
          <StatusHint status={status} />
        </Hint>
        {status >= 500 && requestId ? (
          <Hint>
            <FormattedMessage
              id="errors.request-id"
              defaultMessage="If you write to customer service, please quote this number: {id}"
              values={{ id: <Id>{requestId}</Id> }}
            />
          </Hint>
        ) : null}
        <WaysOn
          status={status}
          member={shell?.user != null}
          blocked={data?.code === 'members.blocked-by'}
          back={data?.back}
        />
      </Said>
      {children}
    </Root>
  );
}

function StatusHint({ status }: { status: number }) {
  if (status >= 500) {
    return (
      <FormattedMessage
        id="errors.next-step"
        defaultMessage="Something went wrong on our side. Please try again; if it happens again, contact customer service."
      />
    );
  }
  if (status === 404) {
    return (
      <FormattedMessage
        id="errors.lost"
        defaultMessage="It may have moved on, or it was never here. Elsewhere the evening is still young."
      />
    );
  }
  return <FormattedMessage id="errors.go-on" defaultMessage="There is more here that is open to you." />;
}
