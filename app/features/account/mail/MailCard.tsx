import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '~/theme/tokens';
import type { MailboxMail } from './mailbox.service.server';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  margin: ${space(4)} 0 ${space(6)};
  dt {
    color: ${color('text-muted')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: ${space(2)} 0 ${space(6)};
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding: ${space(1)} 0;
    color: ${color('primary-text')};
    overflow-wrap: anywhere;
  }
`;

const Designed = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-bottom: ${space(6)};
  a {
    color: ${color('primary-text')};
  }
`;

const Plain = styled.pre`
  margin-top: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  font-size: ${fontSize('sm')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A mail as its recipient gets it: as text, and as HTML under a URL with its own sandbox policy. */
export function MailCard({ mail }: { mail: MailboxMail }) {
  return (
    <article>
      <Facts>
        <dt>
          <FormattedMessage id="dev.mailbox-from" defaultMessage="From" />
        </dt>
        <dd>{mail.from}</dd>
        <dt>
          <FormattedMessage id="dev.mailbox-to" defaultMessage="To" />
        </dt>
        <dd>{mail.to}</dd>
        <dt>
          <FormattedMessage id="dev.mailbox-date" defaultMessage="Sent" />
        </dt>
        <dd>
          <FormattedDate value={mail.sentAt} dateStyle="medium" timeStyle="short" />
        </dd>
      </Facts>
      {mail.links.length > 0 ? (
        <>
          <h2>
            <FormattedMessage id="dev.mailbox-links" defaultMessage="Links in this mail" />
          </h2>
          <Links>
            {mail.links.map((link) => (
              <li key={link}>
                <a href={link}>{link}</a>
              </li>
            ))}
          </Links>
        </>
      ) : null}
      <Designed>
        <a href={`/dev/mailbox/${mail.id}/html?scheme=light`}>
          <FormattedMessage id="dev.mailbox-light" defaultMessage="As designed, light" />
        </a>
        <a href={`/dev/mailbox/${mail.id}/html?scheme=dark`}>
          <FormattedMessage id="dev.mailbox-dark" defaultMessage="As designed, dark" />
        </a>
        <a href={`/dev/mailbox/${mail.id}/html?view=phone`}>
          <FormattedMessage id="dev.mailbox-phone" defaultMessage="On a phone" />
        </a>
      </Designed>
      <h2>
        <FormattedMessage id="dev.mailbox-text" defaultMessage="As plain text" />
      </h2>
      <Plain>{mail.text}</Plain>
    </article>
  );
}
