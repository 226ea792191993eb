import type { Meta, StoryObj } from '@storybook/react-vite';
import { wrong } from '../../../../stories/form-problem';
import { storyMember } from '../../../../stories/.storybook/shell';
import { profileEdit } from '../profiles.testing';
import { KnownPlace } from './KnownPlace';
import { LocationScreen } from './LocationScreen';

const { place } = profileEdit();

const meta = {
  component: LocationScreen,
  subcomponents: { KnownPlace },
  args: { place, saved: false, problem: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/location', shell: { user: storyMember } },
  },
} satisfies Meta<typeof LocationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = { args: { saved: true } };
export const Unknown: Story = {
  args: { place: { ...place, region: '', city: '', words: null, near: false, towns: [] } },
};
export const Refused: Story = { args: { problem: wrong({ country: 'profile.country-not-served' }) } };
