import type { Meta, StoryObj } from '@storybook/react-vite';
import { LimitedNote } from './LimitedNote';

const meta = { component: LimitedNote } satisfies Meta<typeof LimitedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Glimpse: Story = {};
export const SignupsClosed: Story = { tags: ['w320'], parameters: { page: { shell: { signupOpen: false } } } };
