import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandMark } from '~/theme/mark';
import { BrandMark } from './BrandMark';

const meta = { component: BrandMark, args: { mark: brandMark('Golden Hour') } } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turned: Story = { args: { mark: brandMark('Prisma') } };
export const NoName: Story = { args: { mark: brandMark('') } };
