import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun, SunMoon } from '~/ui/Icon/icons';
import { ChoiceList } from './ChoiceList';

const choices = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'nl', text: 'Nederlands', lang: 'nl' },
  { value: 'de', text: 'Deutsch', lang: 'de' },
];

const meta = {
  component: ChoiceList,
  args: { name: 'locale', choices, current: 'en' },
} satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Languages: Story = {};
export const TwoLanguages: Story = { tags: ['w320'], args: { choices: choices.slice(0, 2), current: 'nl' } };
export const WithIcons: Story = {
  tags: ['w320'],
  args: {
    name: 'theme',
    choices: [
      { value: 'auto', text: 'As on my device', icon: SunMoon },
      { value: 'light', text: 'Light', icon: Sun },
      { value: 'dark', text: 'Dark', icon: Moon },
    ],
    current: 'dark',
  },
};
