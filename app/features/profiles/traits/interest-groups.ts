import { defineMessages, type MessageDescriptor } from 'react-intl';
import { interestIds, type InterestId } from './interests';

/** The groups of interests, each with its first interest. The list of interests is in the same order. */
const firsts = [
  ['outdoors', 'walking'],
  ['sport', 'running'],
  ['food', 'cooking'],
  ['music', 'live-music'],
  ['culture', 'reading'],
  ['travel', 'travelling'],
  ['making', 'painting'],
  ['games', 'board-games'],
  ['home', 'dogs'],
  ['well-being', 'meditation'],
  ['love', 'flirting'],
] as const satisfies readonly (readonly [string, InterestId])[];

export type InterestGroup = (typeof firsts)[number][0];

export const groupNames: Record<InterestGroup, MessageDescriptor> = defineMessages({
  outdoors: { id: 'profile.interests-outdoors', defaultMessage: 'Outdoors' },
  sport: { id: 'profile.interests-sport', defaultMessage: 'Sport' },
  food: { id: 'profile.interests-food', defaultMessage: 'Food and drink' },
  music: { id: 'profile.interests-music', defaultMessage: 'Music and going out' },
  culture: { id: 'profile.interests-culture', defaultMessage: 'Culture and ideas' },
  travel: { id: 'profile.interests-travel', defaultMessage: 'Travelling' },
  making: { id: 'profile.interests-making', defaultMessage: 'Making things' },
  games: { id: 'profile.interests-games', defaultMessage: 'Games and technology' },
  home: { id: 'profile.interests-home', defaultMessage: 'Home, animals and family' },
  'well-being': { id: 'profile.interests-well-being', defaultMessage: 'Well-being and the world' },
  love: { id: 'profile.interests-love', defaultMessage: 'Love' },
});

export const interestGroups: readonly { group: InterestGroup; ids: readonly InterestId[] }[] = firsts.map(
  ([group, first], index) => {
    const next = firsts[index + 1]?.[1];
    return { group, ids: interestIds.slice(interestIds.indexOf(first), next ? interestIds.indexOf(next) : undefined) };
  },
);
