/** A person in the places about safety: as little as it takes to know who is meant. */
export interface SafetyPerson {
  id: string;
  name: string;
  /** File name of the small picture. */
  thumb: string | null;
  /** Made up by the brand: labelled here as everywhere. */
  fictional: boolean;
  /** The profile can be opened. */
  here: boolean;
}
