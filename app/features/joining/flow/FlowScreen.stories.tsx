import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../../stories/people';
import { refused, wrong } from '../../../../stories/form-problem';
import { storyMember } from '../../../../stories/.storybook/shell';
import { profileEdit } from '../../profiles/profiles.testing';
import { AboutStep } from './AboutStep';
import { CorrectEmail } from './CorrectEmail';
import { FlowComplete } from './FlowComplete';
import { FlowFrame } from './FlowFrame';
import { FlowProgress } from '../signup/FlowProgress';
import { FlowScreen } from './FlowScreen';
import { FLOW_STEPS } from './flow-steps';
import { LocationStep } from './LocationStep';
import { PersonalStep } from './PersonalStep';
import { PhotoStep } from './PhotoStep';
import { StepForm } from './StepForm';
import { TraitChips } from './TraitChips';

const user = { ...storyMember, status: 'not_confirmed' as const, profileStatus: 'disabled' as const };
const { place: home, ...filled } = profileEdit({ shown: ['gender', 'hair_color', 'relationship_status', 'body_type'] });
const unsaid = { ...filled.traits, gender: null, hair_color: null, relationship_status: null, body_type: null };
const empty = { ...filled, seeks: null, traits: unsaid, notes: { about_me: '', looking_for: '' }, home };
const photos = { photos: [], limit: 3, premiumLimit: 25, premium: false, reviewed: true };
const photo = {
  id: '0'.repeat(26),
  status: 'pending' as const,
  main: true,
  filename: people[0]!.photo,
  thumb: people[0]!.thumb,
  source: null,
  rejection: null,
};
const end = { email: 'anna@example.org', confirmed: false, way: '/members', leadsToChat: false };

const meta = {
  component: FlowScreen,
  subcomponents: {
    AboutStep,
    CorrectEmail,
    FlowComplete,
    FlowFrame,
    FlowProgress,
    LocationStep,
    PersonalStep,
    PhotoStep,
    StepForm,
    TraitChips,
  },
  args: { place: 1, steps: FLOW_STEPS, edit: empty, photos, end },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/complete-signup', shell: { user } } },
} satisfies Meta<typeof FlowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {};
export const PhotoAdded: Story = { args: { photos: { ...photos, photos: [photo] } } };
export const Location: Story = { args: { place: 2 } };
export const Personal: Story = { tags: ['all-niches'], args: { place: 3 } };
export const PersonalMissing: Story = {
  args: { place: 3, problem: wrong({ gender: 'joining.gender-missing' }, { seeks: 'female' }) },
};
export const About: Story = { args: { place: 4 } };
export const TooOften: Story = {
  args: { place: 4, problem: refused('errors.too-many-requests', { retry_after: 60 }) },
};
export const Confirm: Story = { tags: ['all-niches'], args: { place: 'complete' } };
export const ConfirmSentAgain: Story = { args: { place: 'complete', end: { ...end, notice: 'activation-sent' } } };
export const EmailTaken: Story = {
  args: { place: 'complete', problem: wrong({ email: 'account.email-taken' }, { email: 'bea@example.org' }) },
};
export const ToTheConversation: Story = {
  args: { place: 'complete', end: { ...end, leadsToChat: true, way: '/members/x/chat' } },
};
export const ConfirmedMeanwhile: Story = { args: { place: 'complete', end: { ...end, confirmed: true } } };
export const Phone: Story = { tags: ['w320'], args: { place: 3 } };
