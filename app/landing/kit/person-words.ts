import type { LanderPerson } from './lander-view';

/** "Ada, 41"; only the name where the age is not shown. */
export function nameAndAge({ name, age }: Pick<LanderPerson, 'name' | 'age'>): string {
  return age === null ? name : `${name}, ${age}`;
}

/** "41 · Delft": the line below a person's name; '' where neither is shown. */
export function ageAndPlace({ age, place }: Pick<LanderPerson, 'age' | 'place'>): string {
  return [age, place].filter((fact) => fact !== null && fact !== '').join(' · ');
}
