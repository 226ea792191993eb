import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findPricing } from '~/features/billing/pricing/pricing.service.server';
import { PricingScreen } from '~/features/billing/pricing/PricingScreen';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing', 'pricing'] };

/** Public, and the same for everybody in a country; `?country=` shows the prices of another one. */
export const loader = pageLoader(({ context, request }) => {
  const { formatMessage } = context.texts(context.locale);
  return {
    title: formatMessage({ id: 'pricing.title' }),
    description: formatMessage({ id: 'pricing.description' }, { brand: context.tenant.name }),
    brand: context.tenant.name,
    canonical: `${context.origin}/pricing`,
    pricing: findPricing(context, new URL(request.url).searchParams.get('country')),
  };
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PricingPage() {
  return (
    <Page $width="medium">
      <PricingScreen pricing={useLoaderData<typeof loader>().pricing} />
    </Page>
  );
}
