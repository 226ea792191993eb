import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { refused } from '../../../../stories/form-problem';
import { fictionalPerson, memberPerson, people, type StoryPerson } from '../../../../stories/people';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import { ProfileLike, LoginToLike } from '~/features/likes/dialogs/ProfileLike';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { UnblockForm } from '~/features/safety/block/UnblockForm';
import { PromptCards } from '../prompts/PromptCards';
import { GlimpseActions, MemberActions, VisitorActions } from './ProfileActions';
import { ProfileScreen } from './ProfileScreen';
import type { ProfileView } from './profile-view';

const viewOf = (person: StoryPerson): ProfileView => ({
  person,
  picture: { filename: person.photo, match: null, width: 720, height: 960 },
  photos: [],
  facts: [
    { trait: 'hair_color', value: 'dark brown' },
    { trait: 'relationship_status', value: 'divorced' },
  ],
  interests: ['sailing', 'beach', 'picnics'],
  about: person.about,
  lookingFor: null,
  prompts: [
    {
      id: 'rain',
      question: 'What I do when it rains all day',
      answer: 'Soup on the stove and a film I’ve already seen.',
    },
    { id: 'match', question: 'We’ll get along if', answer: 'You can laugh at yourself and are kind to waiters.' },
  ],
  language: 'en',
  viewer: { kind: 'member', hiddenBy: null, blocking: false, likesYou: false, matched: false, sawLike: false },
  related: people.slice(4, 8),
});
const view = viewOf(memberPerson);
const { id, name } = memberPerson;

const meta = {
  component: ProfileScreen,
  subcomponents: { PromptCards },
  decorators: [withLikes],
  args: {
    view,
    actions: <MemberActions id={id} like={<ProfileLike id={id} liked={false} />} />,
    menu: <ProfileMenu id={id} name={name} />,
    renderAction: likeAction,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/members/x', shell: { user: storyMember } } },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (viewer: Partial<ProfileView['viewer']>) => ({ view: { ...view, viewer: { ...view.viewer, ...viewer } } });

export const Member: Story = {};
export const Fictional: Story = { tags: ['all-niches'], args: { view: viewOf(fictionalPerson) } };
export const ForVisitors: Story = {
  args: {
    ...as({ kind: 'visitor' }),
    actions: <VisitorActions id={id} name={name} likeWords={<LoginToLike name={name} />} />,
  },
  parameters: { page: { layout: 'default' } },
};
const glimpse = {
  view: {
    ...as({ kind: 'visitor' }).view,
    person: { ...memberPerson, age: null, place: null, distance: null, online: false },
    about: null,
    facts: [],
    interests: [],
    prompts: [],
    related: [],
  },
  actions: <GlimpseActions id={id} />,
};
export const GlimpseForVisitors: Story = {
  args: glimpse,
  parameters: { page: { layout: 'default', shell: { user: null } } },
};
export const GlimpseSignupsClosed: Story = {
  args: glimpse,
  parameters: { page: { layout: 'default', shell: { user: null, signupOpen: false } } },
};
export const Own: Story = { args: as({ kind: 'own' }) };
export const OwnNotConfirmed: Story = { args: as({ kind: 'own', hiddenBy: 'unconfirmed' }) };
export const Blocked: Story = {
  args: { ...as({ blocking: true }), actions: <UnblockForm id={id} name={name} size="md" /> },
};
export const LikesYou: Story = { args: as({ likesYou: 'person' }) };
export const Matched: Story = { args: as({ likesYou: 'person', matched: true }) };
export const LikeRefused: Story = {
  args: {
    problem: (
      <FormAlert>
        <ErrorMessage {...refused('errors.try-again-later').error!} />
      </FormAlert>
    ),
  },
};
export const NothingSaid: Story = {
  args: { view: { ...view, picture: null, about: null, facts: [], interests: [], related: [] } },
};
