import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FictionalLabel } from '~/page/FictionalLabel';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Dialog } from '~/ui/Dialog/Dialog';
import { DialogCloseButton } from './DialogCloseButton';
import { likedProfilePath } from '../like-list';
import { Actions, HeartMark, Lead, Note, OneFace, Stage } from './MatchDialogParts';
import { MatchFace, type MatchedPerson } from './MatchFace';

export interface LikeDialogProps {
  other: MatchedPerson;
  /**
   * `like`: a person likes the member. `brand-like`: the brand gave the like in the name of a fictional profile.
   * `sample`: a visitor is shown a fictional profile, and there is no like.
   */
  kind: 'like' | 'brand-like' | 'sample';
  onClose?: () => void;
}

/** For a received like or, for visitors, a sample profile. It fills the screen and labels a fictional profile. */
export function LikeDialog({ other, kind, onClose }: LikeDialogProps) {
  return (
    <Dialog open size="full" hideTitle onClose={onClose} title={<Title kind={kind} name={other.name} />}>
      <Stage>
        <OneFace>
          <MatchFace name={other.name} picture={other.picture} />
          {kind === 'like' ? <HeartMark size={40} aria-hidden /> : null}
        </OneFace>
        <h2 aria-hidden>
          <Title kind={kind} name={other.name} />
        </h2>
        {other.fictional ? <FictionalLabel /> : null}
        <Words kind={kind} other={other} />
        <Actions>
          {kind !== 'sample' ? (
            <ButtonLink to={likedProfilePath(other.id)} size="lg" wide data-autofocus onClick={onClose}>
              <FormattedMessage id="likes.see-profile" defaultMessage="See the profile" />
            </ButtonLink>
          ) : (
            <ButtonLink to={`/members/${other.id}/signup`} size="lg" wide data-autofocus onClick={onClose}>
              <FormattedMessage id="likes.sample-signup" defaultMessage="Sign up for free" />
            </ButtonLink>
          )}
          <DialogCloseButton />
        </Actions>
      </Stage>
    </Dialog>
  );
}

function Title({ kind, name }: { kind: LikeDialogProps['kind']; name: string }): ReactNode {
  const { brand } = useShell();
  if (kind === 'brand-like')
    return (
      <FormattedMessage id="likes.brand-title" defaultMessage="A like from {brand}" values={{ brand: brand.name }} />
    );
  if (kind === 'like') return <FormattedMessage id="likes.new-like" defaultMessage="New like!" />;
  return <FormattedMessage id="likes.sample-title" defaultMessage="Meet {name}" values={{ name }} />;
}

/** Says who likes whom, and on whose behalf. */
function Words({ kind, other: { name, fictional } }: Pick<LikeDialogProps, 'kind' | 'other'>) {
  const { brand } = useShell();
  if (kind === 'sample') {
    return (
      <>
        <Lead>
          <FormattedMessage
            id="likes.sample-lead"
            defaultMessage="This is how somebody on {brand} could look at you. With a free account, people can find and like you."
            values={{ brand: brand.name }}
          />
        </Lead>
        {fictional ? <Note>{brand.fictional.warning}</Note> : null}
      </>
    );
  }
  if (kind === 'brand-like') {
    return (
      <>
        <Lead>
          <FormattedMessage
            id="likes.given-by-brand"
            defaultMessage="{brand} gave this like, not a person: {name} is made up."
            values={{ brand: brand.name, name }}
          />
        </Lead>
        <Note>{brand.fictional.warning}</Note>
      </>
    );
  }
  return (
    <Lead>
      <FormattedMessage id="likes.likes-you" defaultMessage="{name} likes you." values={{ name }} />
    </Lead>
  );
}
