import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageList } from './LanguageList';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'de', name: 'Deutsch' },
];

const meta = { component: LanguageList, args: { languages, current: 'en' } } satisfies Meta<typeof LanguageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoLanguages: Story = { tags: ['w320'], args: { languages: languages.slice(0, 2), current: 'nl' } };
