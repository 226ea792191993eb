import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { MailChanged, type MailChangeState } from '~/features/account/credentials/MailChanged';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials'] };

const STATES: readonly MailChangeState[] = ['done', 'taken', 'undo-ended', 'undo-taken'];

/** Where the links about an e-mail address lead once they were followed. */
export const loader = pageLoader(({ context, request }) => {
  const named = new URL(request.url).searchParams.get('state');
  return {
    state: STATES.find((state) => state === named) ?? 'invalid',
    title: context.texts(context.locale).formatMessage({ id: 'credentials.mail-change-meta' }),
    brand: context.tenant.name,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MailChangeDo() {
  return <MailChanged state={useLoaderData<typeof loader>().state} />;
}
