import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import type { ProfileView } from './profile-view';

/** The note about the relation between the viewer and this profile: own, blocked, matched or liked. */
export function ProfileStateNote({ view: { person, viewer } }: { view: ProfileView }) {
  const { name } = person;
  if (viewer.kind === 'own') return <OwnNote hiddenBy={viewer.hiddenBy} />;
  if (viewer.blocking) {
    return (
      <Alert tone="warning">
        <FormattedMessage
          id="members.you-block"
          defaultMessage="You blocked {name}. You don’t appear in each other’s lists."
          values={{ name }}
        />
      </Alert>
    );
  }
  if (viewer.matched) {
    return (
      <p>
        <FormattedMessage id="members.matched" defaultMessage="You and {name} like each other." values={{ name }} />
      </p>
    );
  }
  if (!viewer.likesYou) return null;
  if (viewer.likesYou === 'brand') return <BrandsLike name={name} />;
  return (
    <p>
      <FormattedMessage id="members.likes-you" defaultMessage="{name} likes you." values={{ name }} />
    </p>
  );
}

/** An automatic like is never presented as that of a person. */
function BrandsLike({ name }: { name: string }) {
  const { brand } = useShell();
  return (
    <p>
      <FormattedMessage
        id="members.liked-by-brand"
        defaultMessage="Your like from {name}: {brand} gave this like, not a person."
        values={{ name, brand: brand.name }}
      />
    </p>
  );
}

/** The note on the viewer's own profile: what others see, and whether they see it yet. */
function OwnNote({ hiddenBy }: Pick<ProfileView['viewer'], 'hiddenBy'>) {
  return (
    <Alert
      tone={hiddenBy === null ? 'info' : 'warning'}
      action={
        <ButtonLink to="/profile" variant="quiet" size="sm">
          <FormattedMessage id="members.edit-profile" defaultMessage="Edit my profile" />
        </ButtonLink>
      }
    >
      {hiddenBy === null ? (
        <FormattedMessage id="members.own-profile" defaultMessage="This is your profile as others see it." />
      ) : hiddenBy === 'team' ? (
        <FormattedMessage
          id="members.own-disabled"
          defaultMessage="This is your profile as others would see it. Nobody does: our team has hidden it."
        />
      ) : (
        <FormattedMessage
          id="members.own-hidden"
          defaultMessage="This is your profile as others will see it. Nobody does yet: confirm your e-mail address first."
        />
      )}
    </Alert>
  );
}
