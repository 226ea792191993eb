import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../../stories/people';
import { Hero } from './Hero';
import { HeroActions } from './HeroActions';
import { Promises } from './Promises';
import { Showcase } from './Showcase';

/** The whole front page. */
const meta = {
  component: Hero,
  subcomponents: { HeroActions },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <Promises seenBy="Your profile is shown only here, and only to members who are logged in." />
        <Showcase people={args.people} />
      </>
    ),
  ],
  args: {
    title: 'Meet somebody for the second half of the evening',
    description: 'A calm place for grown-ups: clear prices, no subscription, and every made-up profile says so.',
    people,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrontPage: Story = { tags: ['all-niches'] };
export const NobodyToShow: Story = { args: { people: [] } };
export const SignupsClosed: Story = { parameters: { page: { layout: 'default', shell: { signupOpen: false } } } };
