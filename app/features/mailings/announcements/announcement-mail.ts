import type { IntlShape } from 'react-intl';
import type { MailArticle, MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import { beginningOf, type AnnouncementText } from './announcement';

/** One announcement in the reader's language. */
export interface ShownAnnouncement extends AnnouncementText {
  path: string | null;
}

interface AnnouncementMail {
  name: string;
  origin: string;
  announcements: readonly ShownAnnouncement[];
}

/** Where members read what they were told. */
export const ANNOUNCEMENTS_PATH = '/notifications/news';

/** What is new. Several announcements that waited for the same morning are one mail. */
export function announcementMail(
  tenant: Pick<Tenant, 'name'>,
  intl: IntlShape,
  { name, origin, announcements }: AnnouncementMail,
): MailContent {
  const say = (id: string, values: Record<string, string | number> = {}) => intl.formatMessage({ id }, values);
  const articles = announcements.map((announcement) => articleOf(announcement, origin));
  const shared = {
    greeting: say(messageId('mail.greeting'), { name }),
    secondary: { label: say(messageId('mail.news-all')), url: `${origin}${ANNOUNCEMENTS_PATH}` },
    closing: [],
  };
  const [first, ...others] = articles;
  if (first && others.length === 0) {
    return {
      ...shared,
      subject: first.title,
      preview: beginningOf(first.paragraphs),
      paragraphs: [...first.paragraphs],
      ...(first.link && { action: first.link }),
    };
  }
  return {
    ...shared,
    subject: say(messageId('mail.news-subject'), { brand: tenant.name }),
    preview: beginningOf([articles.map(({ title }) => title).join(' · ')]),
    paragraphs: [say(messageId('mail.news-text'), { brand: tenant.name })],
    articles,
  };
}

/** Screens are seen by others, so a push does not say what is new; the page that it opens does. */
export function announcementPush(intl: IntlShape, count: number): { body: string; path: string } {
  return { body: intl.formatMessage({ id: messageId('mail.news-push') }, { count }), path: ANNOUNCEMENTS_PATH };
}

const articleOf = ({ title, paragraphs, link, path }: ShownAnnouncement, origin: string): MailArticle => ({
  title,
  paragraphs,
  ...(path !== null && link !== undefined && { link: { label: link, url: `${origin}${path}` } }),
});
