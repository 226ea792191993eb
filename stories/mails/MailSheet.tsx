import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { mailFooter } from '~/features/account/mail/design/mail-footer';
import { mailInScheme } from '~/features/account/mail/design/mail-css';
import { mailTheme } from '~/features/account/mail/design/mail-theme';
import { mailText } from '~/features/account/mail/design/mail-text';
import { renderMail } from '~/features/account/mail/design/render-mail';
import { messageId } from '~/i18n/message-id';
import { color, fontSize, radius, space } from '~/theme/tokens';
import type { MailSample } from './mail-sample';
import { mailSamples, type MailOccasion } from './mail-samples';
import { originOf, sampleBrand, sampleUnsubscribe } from './sample-brand';

export interface MailSheetProps {
  occasion: MailOccasion;
  brand: string;
  niche?: number | undefined;
  scheme: 'light' | 'dark';
}

const Inbox = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  margin: 0 0 ${space(4)};
  dt {
    color: ${color('text-muted')};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 860px;
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
`;

const Plain = styled.pre`
  margin: ${space(4)} 0 0;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  font-size: ${fontSize('sm')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A mail as an inbox lists it, as HTML in a document of its own, and as text. */
export function MailSheet({ occasion, brand, niche, scheme }: MailSheetProps) {
  const intl = useIntl();
  const tenant = sampleBrand(brand, niche);
  const origin = originOf(tenant);
  const sample: MailSample = mailSamples[occasion];
  const content = sample.make(tenant, intl, origin);
  const unsubscribe = sampleUnsubscribe(sample, origin);
  const footer = mailFooter({ tenant, origin, unsubscribe }, intl);
  const [html, setHtml] = useState('');
  useEffect(() => {
    void renderMail({
      brand: { name: tenant.name, url: `${origin}/` },
      theme: mailTheme(tenant),
      locale: intl.locale,
      content,
      footer,
      buttonAlternative: intl.formatMessage({ id: messageId('mail.button-alternative') }),
    }).then(setHtml);
    // The sample is a pure function of these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [occasion, brand, niche, intl.locale]);
  return (
    <main>
      <Inbox>
        <dt>{tenant.mail_name}</dt>
        <dd>
          <strong>{content.subject}</strong>
        </dd>
        <dt>{[sample.category].flat().join(', ')}</dt>
        <dd>{content.preview}</dd>
      </Inbox>
      {html ? <Frame title={content.subject} srcDoc={mailInScheme(html, scheme)} /> : null}
      <Plain>{mailText(content, footer)}</Plain>
    </main>
  );
}
