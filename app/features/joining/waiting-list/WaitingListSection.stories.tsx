import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingListSection } from './WaitingListSection';
import { WaitingListSteps } from './WaitingListSteps';

const meta = {
  component: WaitingListSection,
  subcomponents: { WaitingListSteps },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { signupOpen: false } } },
} satisfies Meta<typeof WaitingListSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
export const ManyOnTheList: Story = { tags: ['w390'], args: { listed: 1248 } };
/** Anyone who can sign up does not see it. */
export const SignupsOpen: Story = { parameters: { page: { layout: 'default', shell: { signupOpen: true } } } };
