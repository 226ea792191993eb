import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { refused, wrong } from '../../../../stories/form-problem';
import { madeUp, somebody } from '../../../../stories/safety';
import { ReportScreen } from './ReportScreen';
import { ReasonWords } from './ReasonWords';
import { SubjectChoice } from './SubjectChoice';

const meta = {
  component: ReportScreen,
  subcomponents: { ReasonWords, SubjectChoice },
  args: {
    person: somebody,
    subjects: [
      { kind: 'profile', value: 'profile' },
      { kind: 'photo', value: 'photo:a.webp', number: 1, thumb: somebody.thumb },
      { kind: 'message', value: 'message:a', type: 'text', text: 'Send me your card number', at: 1_795_000_000_000 },
      { kind: 'message', value: 'message:b', type: 'gift', text: '', at: 1_795_000_060_000 },
    ],
    chosen: 'message:a',
    problem: null,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/members/x/report', shell: { user: storyMember } },
  },
} satisfies Meta<typeof ReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutAMessage: Story = { tags: ['all-niches'] };
export const Fictional: Story = {
  args: { person: madeUp, subjects: [{ kind: 'profile', value: 'profile' }], chosen: 'profile' },
};
export const ForVisitors: Story = {
  args: { subjects: [{ kind: 'profile', value: 'profile' }], chosen: 'profile' },
  parameters: { page: { layout: 'default', path: '/members/x/report' } },
};
export const NoWords: Story = { args: { problem: wrong({ words: 'safety.say-what' }, { reason: 'other' }) } };
export const TooOften: Story = { args: { problem: refused('errors.too-many-requests') } };
