import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadProgress } from './UploadProgress';

const meta = { component: UploadProgress, args: { part: 0.4, onStop: () => {} } } satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {};
export const AtTheServer: Story = { tags: ['w320'], args: { part: 1 } };
