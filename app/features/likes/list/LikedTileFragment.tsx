import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PersonTileFragment, type PersonTileFragmentProps } from '~/features/profiles/view/PersonTileFragment';
import { Chip } from '~/ui/Chip/Chip';
import { Heart } from '~/ui/Icon/icons';

export type LikeMark = 'new' | 'match';

export interface LikedTileFragmentProps extends Omit<PersonTileFragmentProps, 'label' | 'note'> {
  mark: LikeMark | undefined;
  /** The brand that gave the like, if it did. */
  giver: string | undefined;
}

/** A person's card with what a list of likes says about it, as plain data: the server remembers its HTML. */
export function LikedTileFragment({ mark, giver, ...tile }: LikedTileFragmentProps) {
  return <PersonTileFragment {...tile} label={mark && <MarkChip mark={mark} />} note={giver && noteOf(giver)} />;
}

const noteOf = (brand: string): ReactNode => (
  <FormattedMessage id="likes.from-brand" defaultMessage="{brand} gave this like" values={{ brand }} />
);

function MarkChip({ mark }: { mark: LikeMark }) {
  if (mark === 'new') {
    return (
      <Chip tone="secondary">
        <FormattedMessage id="likes.new" defaultMessage="New" />
      </Chip>
    );
  }
  return (
    <Chip tone="photo" icon={<Heart fill="currentColor" aria-hidden />}>
      <FormattedMessage id="likes.match" defaultMessage="Match" />
    </Chip>
  );
}
