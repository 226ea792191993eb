import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchFinderLink } from './MatchFinderLink';

const meta = { component: MatchFinderLink } satisfies Meta<typeof MatchFinderLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
