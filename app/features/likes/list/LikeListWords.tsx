import { FormattedMessage, type IntlShape } from 'react-intl';
import type { LikeList } from '../like-list';

/** The label of a list's tab. */
export function listName(list: LikeList, intl: IntlShape): string {
  switch (list) {
    case 'received':
      return intl.formatMessage({ id: 'likes.received', defaultMessage: 'Likes for you' });
    case 'sent':
      return intl.formatMessage({ id: 'likes.sent', defaultMessage: 'You like' });
    case 'matches':
      return intl.formatMessage({ id: 'likes.matches', defaultMessage: 'Matches' });
  }
}

/** Counts above this are shown with a plus sign. */
const CAP = 1000;

export function ListLead({ list, count }: { list: LikeList; count: number }) {
  const values = { count: Math.min(count, CAP), more: count > CAP ? '+' : '' };
  switch (list) {
    case 'received':
      return (
        <FormattedMessage
          id="likes.received-count"
          defaultMessage="{count, plural, =0 {No likes for you yet} one {# like for you} other {#{more} likes for you}}"
          values={values}
        />
      );
    case 'sent':
      return (
        <FormattedMessage
          id="likes.sent-count"
          defaultMessage="{count, plural, =0 {You haven’t liked anybody yet} one {You like # person} other {You like #{more} people}}"
          values={values}
        />
      );
    case 'matches':
      return (
        <FormattedMessage
          id="likes.matches-count"
          defaultMessage="{count, plural, =0 {No matches yet} one {# match} other {#{more} matches}}"
          values={values}
        />
      );
  }
}
