import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Stack } from '~/ui/Layout/Layout';
import { Link } from '@remix-run/react';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import type { OwnPreview, ProfileView } from './profile-view';

/** The note about the relation between the viewer and this profile: own, blocked, matched or liked. */
export function ProfileStateNote({ view: { person, viewer } }: { view: ProfileView }) {
  const { name } = person;
  if (viewer.kind === 'own') return <OwnNote id={person.id} viewer={viewer} />;
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

/** The note on the viewer's own profile: what others see, whether they see it yet, and what is still being checked. */
function OwnNote({ id, viewer: { hiddenBy, preview } }: { id: string; viewer: ProfileView['viewer'] }) {
  return (
    <Alert
      tone={hiddenBy === null ? 'info' : 'warning'}
      action={
        <ButtonLink to="/profile" variant="quiet" size="sm">
          <FormattedMessage id="members.edit-profile" defaultMessage="Edit my profile" />
        </ButtonLink>
      }
    >
      <Stack $gap={2}>
        <p>
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
        </p>
        {preview ? <PreviewWords id={id} preview={preview} /> : null}
      </Stack>
    </Alert>
  );
}

/** Which members see this, and which photos nobody sees yet. */
function PreviewWords({ id, preview: { as, differs, checking } }: { id: string; preview: OwnPreview }) {
  return (
    <>
      {checking > 0 ? (
        <p>
          <FormattedMessage
            id="members.own-checking"
            defaultMessage="{count, plural, one {# photo is still being checked. Nobody else sees it until then, so it isn’t shown here.} other {# photos are still being checked. Nobody else sees them until then, so they aren’t shown here.}}"
            values={{ count: checking }}
          />
        </p>
      ) : null}
      {!differs ? null : as === 'free' ? (
        <p>
          <FormattedMessage
            id="members.own-as-free"
            defaultMessage="This is what members without Premium see. <link>See it as members with Premium do</link>"
            values={{ link: (label) => <Link to={`/members/${id}?as=premium`}>{label}</Link> }}
          />
        </p>
      ) : (
        <p>
          <FormattedMessage
            id="members.own-as-premium"
            defaultMessage="This is what members with Premium see. <link>See it as members without Premium do</link>"
            values={{ link: (label) => <Link to={`/members/${id}`}>{label}</Link> }}
          />
        </p>
      )}
    </>
  );
}
