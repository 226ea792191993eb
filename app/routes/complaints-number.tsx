import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findCase } from '~/features/safety/cases/case.service.server';
import { CaseScreen } from '~/features/safety/cases/CaseScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { pathName } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['legal'] };

/** The URL may contain the key of the mailed link, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const loader = pageLoader({ number: pathName }, async ({ context, request, params }) => {
  const { number } = params;
  return {
    shown: await findCase(context, number, new URL(request.url).searchParams.get('key')),
    title: context.texts(context.locale).formatMessage({ id: 'legal.case-meta' }, { number }),
    brand: context.tenant.name,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ComplaintsNumber() {
  return <CaseScreen shown={useLoaderData<typeof loader>().shown} />;
}
