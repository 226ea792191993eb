import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { ByDevice } from './ByDevice';

const meta = {
  component: ByDevice,
  parameters: { page: { path: '/profile', shell: { user: storyMember } } },
} satisfies Meta<typeof ByDevice>;
export default meta;

/** What the browser of whoever looks at this story says. */
export const ThisDevice: StoryObj<typeof meta> = {};
