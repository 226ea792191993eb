/** A person on the pages about safety, with only what is needed to know who is meant. */
export interface SafetyPerson {
  id: string;
  name: string;
  /** The file name of the small picture; null if there is none to show. */
  thumb: string | null;
  /** A fictional profile, labelled here as everywhere. */
  fictional: boolean;
  /** Whether the profile can be opened. */
  here: boolean;
}
