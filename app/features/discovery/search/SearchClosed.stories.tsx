import type { Meta, StoryObj } from '@storybook/react-vite';
import { JoinActions } from '../front-page/JoinActions';
import { SearchClosed } from './SearchClosed';

const meta = { component: SearchClosed, subcomponents: { JoinActions } } satisfies Meta<typeof SearchClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const SignupsClosed: Story = { tags: ['w320'], parameters: { page: { shell: { signupOpen: false } } } };
