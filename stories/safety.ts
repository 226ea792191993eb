import type { SafetyPerson } from '~/features/safety/safety-person';
import { fictionalPerson, memberPerson, type StoryPerson } from './people';

const as = ({ id, name, thumb, fictional }: StoryPerson): SafetyPerson => ({ id, name, thumb, fictional, here: true });

export const somebody = as(memberPerson);
/** A fictional profile, labelled as everywhere. */
export const madeUp = as(fictionalPerson);
export const deletedPerson: SafetyPerson = {
  id: 'g'.repeat(26),
  name: 'Maximiliaan-Alexander',
  thumb: null,
  fictional: false,
  here: false,
};
