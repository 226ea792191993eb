import type { LanderPerson } from './lander-view';

/** Ada, 41: as the product names a person; only the name where the age is not told. */
export function nameAndAge({ name, age }: Pick<LanderPerson, 'name' | 'age'>): string {
  return age === null ? name : `${name}, ${age}`;
}

/** 41 · Delft: what is told of a person in a line below the name; '' where nothing is. */
export function ageAndPlace({ age, place }: Pick<LanderPerson, 'age' | 'place'>): string {
  return [age, place].filter((fact) => fact !== null && fact !== '').join(' · ');
}
