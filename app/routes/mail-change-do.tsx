import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { MailChanged } from '~/features/account/credentials/followed-link/MailChanged';
import { findChangeState } from '~/features/account/credentials/undo-link.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials'] };

/** The URL contains a secret, although one that was used, so no Referer carries it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** What became of a link about an e-mail address. Anybody can open the path; only the secret of a link makes it say something. */
export const loader = pageLoader(async ({ context, request }) => {
  const secret = new URL(request.url).searchParams.get('token') ?? '';
  const state = await findChangeState(context, secret);
  if (state === 'open') throw redirect(`/${secret}`);
  return {
    state,
    title: context.texts(context.locale).formatMessage({ id: 'credentials.mail-change-meta' }),
    brand: context.tenant.name,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MailChangeDo() {
  return <MailChanged state={useLoaderData<typeof loader>().state} />;
}
