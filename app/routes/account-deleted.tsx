import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { AccountDeleted } from '~/features/leaving/certificate/AccountDeleted';
import { findCertificate } from '~/features/leaving/certificate/certificate.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['leaving'] };

/** The URL contains the code of the certificate, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** After a deletion, and the page of its certificate. */
export const loader = pageLoader(async ({ context, request }) => {
  const query = new URL(request.url).searchParams;
  return {
    title: context.texts(context.locale).formatMessage({ id: 'leaving.deleted-title' }),
    brand: context.tenant.name,
    certificate: await findCertificate(context, query.get('certificate')),
    expired: query.get('notice') === 'late',
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function AccountDeletedPage() {
  const { certificate, expired } = useLoaderData<typeof loader>();
  return <AccountDeleted certificate={certificate} expired={expired} />;
}
