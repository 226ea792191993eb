import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { SettingsFrame } from '../settings/SettingsFrame';
import type { TermsQuestion } from './terms-view';
import { TermsScreen } from './TermsScreen';
import { TextLinks } from './TextLinks';

const FIRST = Date.parse('2023-12-01T12:00:00Z');

const question: TermsQuestion = {
  version: '2026-11-10T12:00:00Z',
  accepted: FIRST,
  from: NOW + 20 * DAY,
  due: false,
  changes: [
    {
      at: NOW - 10 * DAY,
      from: NOW + 20 * DAY,
      what: 'Unused credits can now be returned for 60 days instead of 30. Messages are stored for one year instead of two.',
    },
  ],
};

const meta = {
  component: TermsScreen,
  subcomponents: { SettingsFrame, TextLinks },
  args: { question, accepted: { version: FIRST, at: NOW - 400 * DAY }, privacy: [], next: null, notice: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/terms', shell: { user: storyMember } },
  },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const Due: Story = { tags: ['w390'], args: { question: { ...question, due: true, from: NOW - DAY } } };
export const NothingNew: Story = { args: { question: null, notice: 'saved' } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    question: {
      ...question,
      changes: [...question.changes, { at: NOW - DAY, from: NOW + 29 * DAY, what: null }],
    },
    privacy: [
      {
        at: NOW - 3 * DAY,
        from: NOW - 3 * DAY,
        what: 'Text messages are now sent by another company in the Netherlands.',
      },
    ],
    notice: 'changed',
  },
};
