import { Heart } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import type { LikeList } from '../like-list';

/** The text of an empty list, with what would fill it. */
export function NoLikes({ list }: { list: LikeList }) {
  return (
    <EmptyState
      illustration={<Heart size={44} aria-hidden />}
      title={<EmptyTitle list={list} />}
      action={
        <ButtonLink to="/members">
          <FormattedMessage id="likes.go-search" defaultMessage="Find people" />
        </ButtonLink>
      }
    >
      <NoneYet list={list} />
    </EmptyState>
  );
}

export function NoneYet({ list }: { list: LikeList }) {
  switch (list) {
    case 'received':
      return (
        <FormattedMessage
          id="likes.no-received-body"
          defaultMessage="People notice who is active: like somebody and be seen."
        />
      );
    case 'sent':
      return <FormattedMessage id="likes.no-sent-body" defaultMessage="A heart on a picture is a first hello." />;
    case 'matches':
      return (
        <FormattedMessage
          id="likes.no-matches-body"
          defaultMessage="When somebody you like likes you back, you’ll find them here."
        />
      );
  }
}

function EmptyTitle({ list }: { list: LikeList }) {
  switch (list) {
    case 'received':
      return <FormattedMessage id="likes.no-received" defaultMessage="No likes yet" />;
    case 'sent':
      return <FormattedMessage id="likes.no-sent" defaultMessage="You haven’t liked anybody yet" />;
    case 'matches':
      return <FormattedMessage id="likes.no-matches" defaultMessage="No matches yet" />;
  }
}
