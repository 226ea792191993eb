/** How many people stand beside the lead in the head of a landing page. */
const COMPANIONS = 2;

interface Traits {
  gender: string | null;
  /** The year of birth; null where it is unknown. */
  born: number | null;
}

/**
 * Puts two people next to the first who differ from them, and from each other, in gender and in age, as far as the people
 * of a brand do: a visitor should not see one sort of person alone. The others keep their order.
 */
export function companionsNext<P>(people: readonly P[], traitsOf: (person: P) => Traits): P[] {
  const [lead, ...others] = people;
  if (lead === undefined) return [];
  const scene: P[] = [lead];
  while (scene.length <= COMPANIONS && scene.length < people.length) {
    const left = others.filter((person) => !scene.includes(person));
    const differences = left.map((person) => difference(traitsOf(person), scene.map(traitsOf)));
    scene.push(left[differences.indexOf(Math.max(...differences))]!);
  }
  return [...scene, ...others.filter((person) => !scene.includes(person))];
}

/** Another gender counts for more than any difference in age; of years, those to the nearest in age count. */
function difference({ gender, born }: Traits, scene: readonly Traits[]): number {
  const another = scene.every((traits) => traits.gender !== gender);
  const years = scene.map((traits) => (born === null || traits.born === null ? 0 : Math.abs(born - traits.born)));
  return (another ? 100 : 0) + Math.min(...years, 99);
}
