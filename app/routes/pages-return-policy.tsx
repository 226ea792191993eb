import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { findReturnExample } from '~/features/billing/pricing/pricing.service.server';
import { ReturnPolicy } from '~/features/billing/pricing/ReturnPolicy';
import { describedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';
import { EU_RETURN_DAYS, servesRightToWithdraw } from '~/tenancy/eu-countries';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing', 'pricing'] };

export const loader = pageLoader(({ context }) => {
  const { formatMessage } = context.texts(context.locale);
  return {
    title: formatMessage({ id: 'pricing.return-policy' }),
    description: formatMessage({ id: 'pricing.policy-description' }, { brand: context.tenant.name }),
    brand: context.tenant.name,
    canonical: `${context.origin}/pages/return-policy`,
    days: context.tenant.refund_days,
    legalDays: servesRightToWithdraw(context.tenant) ? EU_RETURN_DAYS : null,
    example: findReturnExample(context),
  };
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesReturnPolicy() {
  const { days, legalDays, example } = useLoaderData<typeof loader>();
  return (
    <Page $width="medium">
      <ReturnPolicy days={days} legalDays={legalDays} example={example} />
    </Page>
  );
}
