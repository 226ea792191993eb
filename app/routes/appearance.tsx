import { data, redirect } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { findScheme, isSchemeChoice, rememberScheme } from '~/features/account/settings/scheme.service.server';
import { ChoiceList } from '~/layouts/navigation/ChoiceList';
import { unindexedPageMeta } from '~/page/page-meta';
import { pageAction, pageLoader, readForm, safeNext } from '~/server/response/respond.server';
import { Moon, Sun, SunMoon } from '~/ui/Icon/icons';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['appearance'] };

export const loader = pageLoader(({ context, request }) => {
  return {
    title: context.texts(context.locale).formatMessage({ id: 'appearance.title' }),
    brand: context.tenant.name,
    next: safeNext(new URL(request.url).searchParams.get('next'), '/'),
    ...findScheme(context),
  };
});

/** Remembered in this browser for 365 days; "auto" forgets the choice. */
export const action = pageAction(async ({ context, request }) => {
  const form = await readForm(request);
  const theme = form.get('theme');
  if (!isSchemeChoice(theme)) return data(null, { status: 400 });
  const cookie = rememberScheme(context, theme);
  return redirect(safeNext(String(form.get('next') ?? ''), '/'), { headers: { 'Set-Cookie': cookie } });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

/** The next document has the chosen colours from its first byte, so nothing flashes. */
export default function Appearance() {
  const { current, next, designed } = useLoaderData<typeof loader>();
  const choices = [
    {
      value: 'auto',
      icon: SunMoon,
      text:
        designed === 'auto' ? (
          <FormattedMessage id="appearance.device" defaultMessage="As on my device" />
        ) : (
          <FormattedMessage id="appearance.designed" defaultMessage="As designed for this site" />
        ),
    },
    { value: 'light', icon: Sun, text: <FormattedMessage id="appearance.light" defaultMessage="Light" /> },
    { value: 'dark', icon: Moon, text: <FormattedMessage id="appearance.dark" defaultMessage="Dark" /> },
  ];
  return (
    <Page $width="narrow">
      <h1>
        <FormattedMessage id="appearance.title" defaultMessage="Light or dark" />
      </h1>
      <p>
        <FormattedMessage
          id="appearance.lead"
          defaultMessage="How this site looks in this browser, which remembers your choice."
        />
      </p>
      <Form method="post" reloadDocument>
        <input type="hidden" name="next" value={next} />
        <ChoiceList name="theme" choices={choices} current={current} />
      </Form>
    </Page>
  );
}
