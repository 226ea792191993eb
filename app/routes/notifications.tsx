import type { MetaFunction } from '@remix-run/react';
import { SettingsHome } from '~/features/account/settings/SettingsHome';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['settings'] };

/** The home of the settings: a list of their sections. */
export const loader = pageLoader(({ context, request }) => {
  memberContext(context, request);
  const title = context.texts(context.locale).formatMessage({ id: 'settings.title' });
  return Promise.resolve({ title, brand: context.tenant.name });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Notifications() {
  return <SettingsHome />;
}
