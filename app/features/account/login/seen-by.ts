import { defineMessages, type IntlShape } from 'react-intl';

/** The values of the brand's settings for what visitors may see. */
type SearchAccess = 'none' | 'limited' | 'all';

/** What visitors without an account see of members who let them: direct visitors, and those sent by an affiliate network. */
export interface SeenBy {
  direct: SearchAccess;
  partner: SearchAccess;
  /** Landing pages present such members. */
  landings: boolean;
}

const same = defineMessages({
  none: {
    id: 'account.seen-none',
    defaultMessage: 'Your profile is shown only here, and only to members who are logged in.',
  },
  limited: {
    id: 'account.seen-limited',
    defaultMessage:
      'Members who are logged in see your profile. Visitors without an account see nothing of you, unless you let them: then they see your name and your main photo, and no more.',
  },
  all: {
    id: 'account.seen-all',
    defaultMessage:
      'Members who are logged in see your profile. Visitors without an account see nothing of you, unless you let them: then they can find and read it too, with your main photo; the others stay blurred.',
  },
});

/** Says who sees a member's profile on this brand; exact for each combination of its settings. */
export function seenByText(intl: IntlShape, { landings, ...visitors }: SeenBy): string {
  const seen = visitorsText(intl, visitors);
  if (!landings) return seen;
  const consent = intl.formatMessage({
    id: 'account.seen-landings',
    defaultMessage: 'Landing pages present you to visitors only if you let visitors see you.',
  });
  return `${seen} ${consent}`;
}

function visitorsText(intl: IntlShape, { direct, partner }: Omit<SeenBy, 'landings'>): string {
  if (direct === partner) return intl.formatMessage(same[direct]);
  return intl.formatMessage(
    {
      id: 'account.seen-differs',
      defaultMessage:
        'Members who are logged in see your profile. Visitors without an account see nothing of you, unless you let them. Then it depends on how they come: {direct, select, all {those who come here directly can find and read it, too} limited {those who come here directly see your name and your main photo} other {those who come here directly don’t see any of it}}; {partner, select, all {those who come through a partner’s link can find and read it} limited {those who come through a partner’s link see your name and your main photo} other {those who come through a partner’s link don’t see any of it}}.',
    },
    { direct, partner },
  );
}
