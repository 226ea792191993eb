import { redirect, redirectDocument } from '@remix-run/node';
import { Form, useLoaderData, useNavigation, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { MailCheck } from '~/ui/Icon/icons';
import { AccountMessage } from '~/features/account/AccountMessage';
import type { LinkPage } from '~/features/account/links/link.service.server';
import { followAnyLink, openAnyLink } from '~/features/mailings/follow-link.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { pathName } from '~/server/response/path-parameters';
import { pageAction, pageLoader } from '~/server/response/respond.server';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';

export const handle = { messages: ['account', 'credentials', 'errors', 'leaving', 'waitinglist'] };

const path = { token: pathName };

/** The URL contains the secret, so no Referer may carry it elsewhere. (no-referrer breaks forms without JavaScript.) */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** A GET request changes nothing, so mail scanners that fetch links do no harm. */
export const loader = pageLoader(path, async ({ context, params }) => {
  const opened = await openAnyLink(context, params.token);
  if (opened.kind === 'redirect') throw redirect(opened.to);
  return {
    title: context.texts(context.locale).formatMessage({ id: opened.page.meta }),
    brand: context.tenant.name,
    page: opened.page,
  };
});

/** A mail program that unsubscribes with one click does not follow redirects, so it gets the page itself. */
export const action = pageAction(path, async ({ context, params }) => {
  const done = await followAnyLink(context, params.token);
  // What the link did may have ended the session of the page, so the next one is a new document.
  if (done !== null) throw redirectDocument(done.to, { headers: done.headers });
  return null;
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

function Onward({ page: { onward, values } }: { page: LinkPage }) {
  return (
    <ButtonLink to={onward?.to ?? '/notifications'} variant="secondary" wide>
      {onward ? (
        <ErrorMessage code={onward.label} values={values} />
      ) : (
        <FormattedMessage id="account.unsubscribed-settings" defaultMessage="Choose which e-mails you get" />
      )}
    </ButtonLink>
  );
}

export default function Token() {
  const { page } = useLoaderData<typeof loader>();
  const busy = useNavigation().state !== 'idle';
  return (
    <AccountMessage
      icon={<MailCheck size={32} aria-hidden />}
      title={<ErrorMessage code={page.title} values={page.values} />}
      actions={
        page.button === null ? (
          <Onward page={page} />
        ) : (
          <Form method="post">
            <Button wide size="lg" busy={busy}>
              <ErrorMessage code={page.button} values={page.values} />
            </Button>
          </Form>
        )
      }
    >
      <p>
        <ErrorMessage code={page.text} values={page.values} />
      </p>
      <p>
        <ErrorMessage code={page.note} values={page.values} />
      </p>
    </AccountMessage>
  );
}
