import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';
import { ErrorContent } from './errors/ErrorContent';
import { WaysOn } from './errors/WaysOn';

const page = (error: { status: number; data?: unknown }, rest: object = {}) => ({
  parameters: { page: { error, ...rest } },
});
const meta = {
  component: ErrorPage,
  subcomponents: { ErrorContent, WaysOn },
  parameters: { layout: 'fullscreen', page: { error: { status: 404 } } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { tags: ['all-niches'], ...page({ status: 404 }, { layout: 'default' }) };
export const OurFault: Story = {
  tags: ['all-niches'],
  ...page({ status: 500, data: { request_id: '01m7y0y5yca1h53tg99xkv767s' } }),
};
export const Refused: Story = page({ status: 429, data: { code: 'errors.try-again-later' } });
