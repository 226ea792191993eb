import { data, redirect } from '@remix-run/node';
import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { rememberLanguage } from '~/features/account/login/language.service.server';
import { LOCALES, ownName, supportedLocale } from '~/i18n/locales';
import { LOCALE_COOKIE, LOCALE_SECONDS, setCookie } from '~/server/http/cookies';
import { ChoiceList } from '~/layouts/navigation/ChoiceList';
import { reportLanguage } from '~/layouts/navigation/report-language';
import { unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { pageAction, pageLoader, readForm, safeNext } from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['shell'] };

export const loader = pageLoader(({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'shell.choose-language' }),
  brand: context.tenant.name,
  current: context.locale,
  next: safeNext(new URL(request.url).searchParams.get('next'), '/'),
  languages: LOCALES.map((code) => ({ value: code, lang: code, text: ownName(code) })),
}));

/** Sets the cookie for 365 days and redirects back; a member's choice is also stored with the account. */
export const action = pageAction(async ({ context, request }) => {
  const form = await readForm(request);
  const locale = form.get('locale');
  if (!supportedLocale(locale)) return data(null, { status: 400 });
  // Spec section 7: storing the choice with the account is best effort, setting the cookie is not.
  await rememberLanguage(context, locale).catch((error: unknown) =>
    context.log.warn({ err: error }, 'the language could not be saved in the account'),
  );
  const cookie = setCookie(LOCALE_COOKIE, locale, context.secure, { maxAge: LOCALE_SECONDS });
  return redirect(safeNext(String(form.get('next') ?? ''), '/'), { headers: { 'Set-Cookie': cookie } });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function LangConfig() {
  const { languages, current, next } = useLoaderData<typeof loader>();
  const { user } = useShell();
  return (
    <Page $width="narrow">
      <h1>
        <FormattedMessage id="shell.choose-language" defaultMessage="Choose your language" />
      </h1>
      <Form method="post" reloadDocument onSubmit={user ? reportLanguage : undefined}>
        <input type="hidden" name="next" value={next} />
        <ChoiceList name="locale" choices={languages} current={current} />
      </Form>
    </Page>
  );
}
