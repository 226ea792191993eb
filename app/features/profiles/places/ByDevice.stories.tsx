import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { ByDevice } from './ByDevice';

const meta = {
  component: ByDevice,
  parameters: { page: { path: '/profile', shell: { user: storyMember } } },
} satisfies Meta<typeof ByDevice>;
export default meta;

/** Shows the geolocation permission of the browser in which this story is viewed. */
export const ThisDevice: StoryObj<typeof meta> = {};
