import type { MetaFunction } from '@remix-run/react';
import { Offline } from '~/features/notifications/pwa/Offline';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageLoader } from '~/server/response/respond.server';

/** Not hydrated, because its scripts could not be loaded without a connection. */
export const handle = { messages: ['push'], scripts: false };

export const loader = pageLoader(({ context }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'push.offline-title' }),
  brand: context.tenant.name,
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default Offline;
