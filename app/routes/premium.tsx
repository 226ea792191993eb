import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findPremium } from '~/features/billing/checkout/premium.service.server';
import { PremiumScreen } from '~/features/billing/checkout/PremiumScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader, safeNext } from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing'] };

export const loader = pageLoader(async ({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'billing.compare-premium' }),
  brand: context.tenant.name,
  overview: await findPremium(memberContext(context, request)),
  next: safeNext(new URL(request.url).searchParams.get('next'), '') || null,
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Premium() {
  const { overview, next } = useLoaderData<typeof loader>();
  return (
    <Page $width="medium">
      <PremiumScreen overview={overview} next={next} />
    </Page>
  );
}
