import { Form, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { LOCALES, ownName } from '~/i18n/locales';
import { ChoiceList } from '~/layouts/navigation/ChoiceList';
import { reportLanguage } from '~/layouts/navigation/report-language';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';
import { Alert } from '~/ui/Alert/Alert';

export const handle = { messages: ['settings'] };

const SAVED = '/notifications/language?notice=saved';

/** The language of the website, of e-mails and of notifications. */
export const loader = pageLoader(({ context, request }) => {
  memberContext(context, request);
  return Promise.resolve({
    title: context.texts(context.locale).formatMessage({ id: 'settings.language-title' }),
    brand: context.tenant.name,
    saved: new URL(request.url).searchParams.get('notice') === 'saved',
    current: context.locale,
    languages: LOCALES.map((code) => ({ value: code, lang: code, text: ownName(code) })),
  });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

/** Saved where every choice of a language is, which leads back here in that language. */
export default function NotificationsLanguage() {
  const { languages, current, saved } = useLoaderData<typeof loader>();
  return (
    <SettingsFrame
      section="language"
      lead={
        <FormattedMessage
          id="settings.language-lead"
          defaultMessage="The language of this website, of our e-mails and of notifications. What people write to you stays as they wrote it."
        />
      }
    >
      {saved ? (
        <Alert tone="success" role="status">
          <FormattedMessage id="settings.saved" defaultMessage="Saved. This applies from now on." />
        </Alert>
      ) : null}
      <Form method="post" action="/lang-config" reloadDocument onSubmit={reportLanguage}>
        <input type="hidden" name="next" value={SAVED} />
        <ChoiceList name="locale" choices={languages} current={current} />
      </Form>
    </SettingsFrame>
  );
}
