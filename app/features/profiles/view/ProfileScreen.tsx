import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { RelatedGrid } from '~/ui/Layout/Layout';
import { CheckedNote } from '~/page/CheckedLabel';
import { FictionalLabel } from '~/page/FictionalLabel';
import type { PersonSummary } from '~/contract/person-summary';
import { PromptCards } from '../prompts/PromptCards';
import { PersonTile } from './PersonTile';
import { cachedFragment } from '~/document/fragments/cached-fragment';
import { ProfileFacts, ProfileHighlights } from './ProfileFacts';
import { ProfilePicture } from './ProfilePicture';
import { About, Line, Columns, Intro, Name, NameLine, Pictures, Presence, Others, Wide } from './ProfileScreenParts';
import { ProfileStateNote } from './ProfileStateNote';
import type { ProfileView } from './profile-view';

const CachedFacts = cachedFragment('profile-facts', ProfileFacts);
const CachedHighlights = cachedFragment('profile-highlights', ProfileHighlights);

export interface ProfileScreenProps {
  view: ProfileView;
  /** The buttons to like and write, or the links to signup for a visitor. */
  actions: ReactNode;
  /** Replaces the single picture if there are more photos. */
  gallery?: ReactNode;
  /** In a corner of the single picture: the report button. */
  pictureAction?: ReactNode;
  /** Above the name: the previous and the next person. */
  neighbours?: ReactNode;
  /** At the end of the line with the name: block, hide, report. */
  menu?: ReactNode;
  /** Why a like sent without JavaScript was refused. */
  problem?: ReactNode;
  /** Renders the heart at one line of the profile: `about_me`, `looking_for` or `prompt:<id>`. */
  renderLike?: (on: string) => ReactNode;
  /** Renders the like button of a related profile's card. */
  renderAction?: (person: PersonSummary) => ReactNode;
}

/** The profile page of a member: a large picture, then who this is and what the viewer can do. */
export function ProfileScreen({
  view,
  actions,
  gallery,
  pictureAction,
  neighbours,
  menu,
  problem,
  renderLike,
  renderAction,
}: ProfileScreenProps) {
  const { person, picture, about, lookingFor, prompts, language, viewer, related, facts, interests } = view;
  const { brand } = useShell();
  return (
    <Wide>
      <Columns>
        <Pictures data-photos>
          {gallery ?? (
            <ProfilePicture {...person} picture={picture} own={viewer.kind === 'own'} action={pictureAction} />
          )}
        </Pictures>
        <Intro>
          {neighbours}
          <NameLine>
            <Name>
              {person.name}
              {person.age === null ? null : <span>, {person.age}</span>}
            </Name>
            {menu}
          </NameLine>
          <CachedHighlights view={{ person: { place: person.place, distance: person.distance }, facts }} />
          {person.online ? <Online /> : null}
          <CheckedNote person={person} />
          {person.fictional ? (
            <Alert tone="info" title={<FictionalLabel />}>
              {brand.fictional.warning}
            </Alert>
          ) : null}
          <ProfileStateNote view={view} />
          {problem}
          {viewer.kind === 'own' ? null : actions}
          {about ? (
            <Line>
              <h2>
                <FormattedMessage id="members.about" defaultMessage="About {name}" values={{ name: person.name }} />
              </h2>
              <About lang={language}>{about}</About>
              {renderLike?.('about_me')}
            </Line>
          ) : null}
          <PromptCards
            prompts={prompts}
            language={language}
            renderAction={renderLike && ((prompt) => renderLike(`prompt:${prompt.id}`))}
          />
          {lookingFor ? (
            <Line>
              <h2>
                <FormattedMessage id="members.looking-for" defaultMessage="Looking for" />
              </h2>
              <About lang={language}>{lookingFor}</About>
              {renderLike?.('looking_for')}
            </Line>
          ) : null}
          <CachedFacts view={{ facts, interests }} />
        </Intro>
      </Columns>
      {related.length > 0 ? <Related people={related} renderAction={renderAction} /> : null}
    </Wide>
  );
}

interface RelatedProps extends Pick<ProfileScreenProps, 'renderAction'> {
  people: ProfileView['related'];
}

function Related({ people, renderAction }: RelatedProps) {
  return (
    <Others>
      <h2>
        <FormattedMessage id="members.related" defaultMessage="You may also like" />
      </h2>
      <RelatedGrid>
        {people.map((other) => (
          <PersonTile key={other.id} person={other} level={3} action={renderAction?.(other)} />
        ))}
      </RelatedGrid>
    </Others>
  );
}

function Online() {
  const intl = useIntl();
  return <Presence>{intl.formatMessage({ id: 'members.online', defaultMessage: 'Online now' })}</Presence>;
}
