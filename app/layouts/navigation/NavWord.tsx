import { FormattedMessage, useIntl } from 'react-intl';
import type { NavItem } from './nav-items';

/** The word of an item, short enough for a tab. */
export function NavWord({ name }: { name: NavItem['name'] }) {
  switch (name) {
    case 'members':
      return <FormattedMessage id="shell.search-members" defaultMessage="Search" />;
    case 'chats':
      return <FormattedMessage id="shell.messages" defaultMessage="Messages" />;
    case 'likes':
      return <FormattedMessage id="shell.likes" defaultMessage="Likes" />;
    case 'credits':
      return <FormattedMessage id="shell.credits" defaultMessage="Credits" />;
    case 'premium':
      return <FormattedMessage id="shell.get-premium" defaultMessage="Get Premium" />;
  }
}

/** What the badge of an item counts, for screen readers. */
export function useBadgeLabel(item: NavItem): string {
  const intl = useIntl();
  const { count } = item;
  if (item.name === 'likes')
    return intl.formatMessage(
      { id: 'shell.new-likes', defaultMessage: '{count, plural, one {# new like} other {# new likes}}' },
      { count },
    );
  if (item.name === 'credits')
    return intl.formatMessage(
      { id: 'shell.credits-left', defaultMessage: '{count, plural, one {# credit left} other {# credits left}}' },
      { count },
    );
  return intl.formatMessage(
    {
      id: 'shell.unread-messages',
      defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    },
    { count },
  );
}
