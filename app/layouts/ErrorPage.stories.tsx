import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';

const meta = {
  component: ErrorPage,
  parameters: { layout: 'fullscreen', page: { error: { status: 404 } } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { tags: ['all-niches'] };
export const OurFault: Story = {
  parameters: { page: { error: { status: 500, data: { request_id: '01m7y0y5yca1h53tg99xkv767s' } } } },
};
export const Refused: Story = {
  parameters: { page: { error: { status: 429, data: { code: 'errors.try-again-later' } } } },
};
