import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, BannerButton, BannerLink } from './Banner';

const meta = {
  component: Banner,
  subcomponents: { BannerButton, BannerLink },
  args: { children: 'A few parts of your profile are still empty.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const WithALink: Story = {
  args: { action: <BannerLink to="/profile">Say more about yourself</BannerLink>, dismissProps: { type: 'submit' } },
};
export const WithAButton: Story = {
  args: { action: <BannerButton type="button">Turn on notifications</BannerButton>, dismissProps: { type: 'submit' } },
};
export const Warning: Story = { args: { tone: 'warning', children: 'Our new terms apply now.' } };
export const Long: Story = {
  tags: ['w390'],
  args: {
    children: 'Uudet käyttöehtomme ovat nyt voimassa. Lähettäminen ja tilaaminen odottavat vastaustasi.',
    action: <BannerLink to="/">Katso, mikä on muuttunut</BannerLink>,
    dismissProps: { type: 'submit' },
  },
};
