import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { EnrichAlert } from './EnrichAlert';

const meta = {
  component: EnrichAlert,
  parameters: { page: { shell: { user: storyMember, enrich: true } } },
} satisfies Meta<typeof EnrichAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gaps: Story = { tags: ['w390'] };
