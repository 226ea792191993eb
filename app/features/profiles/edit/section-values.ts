import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { interestMessages } from '../traits/interests';
import { traitNames, traitValues } from '../traits/trait-messages';
import type { TraitName } from '../traits/traits';
import { appearanceTraits, personalTraits, type ProfileEdit, type SectionName } from './profile-edit';

const seeks: Record<NonNullable<ProfileEdit['seeks']>, MessageDescriptor> = defineMessages({
  female: { id: 'profile.seeks-women', defaultMessage: 'Women' },
  male: { id: 'profile.seeks-men', defaultMessage: 'Men' },
  both: { id: 'profile.seeks-both', defaultMessage: 'Women and men' },
});

const BETWEEN = ' · ';

/** What a section holds, in a line or two for its row of the overview; an empty text if that is nothing. */
export function valueOfSection(intl: IntlShape, edit: ProfileEdit, section: SectionName): string {
  const pair = (label: string, value: string) =>
    intl.formatMessage({ id: 'profile.value-of', defaultMessage: '{label}: {value}' }, { label, value });
  const stated = (names: readonly TraitName[]) =>
    names.flatMap((name) => {
      const value = edit.traits[name];
      const text = value === null ? undefined : traitValues[name][value];
      return text ? [pair(intl.formatMessage(traitNames[name]), intl.formatMessage(text))] : [];
    });
  if (section === 'prompts') return edit.prompts.map(({ answer }) => answer).join(BETWEEN);
  if (section === 'notes') {
    const written = Object.values(edit.notes).map((note) => note.replaceAll(/\s+/g, ' '));
    return written.filter((note) => note !== '').join(BETWEEN);
  }
  if (section === 'interests') {
    return edit.interests.map((id) => intl.formatMessage(interestMessages[id])).join(BETWEEN);
  }
  if (section === 'location') return edit.place.words ?? '';
  if (section === 'traits') return stated(appearanceTraits).join(BETWEEN);
  const met = edit.seeks && pair(intl.formatMessage(meet), intl.formatMessage(seeks[edit.seeks]));
  const called = edit.age === null ? edit.name : `${edit.name}, ${edit.age}`;
  return [called, ...(met ? [met] : []), ...stated(personalTraits)].join(BETWEEN);
}

const { meet } = defineMessages({ meet: { id: 'profile.seeks', defaultMessage: 'I would like to meet' } });
