import type { SafetyPerson } from '~/features/safety/safety-person';

/** A conversation in which nobody can write, because one of the two blocks the other. */
export interface ClosedChat {
  id: string;
  person: SafetyPerson;
  /** The reader blocks the other member. */
  blocking: boolean;
  /** The other member blocks the reader, who then cannot open it, but can report what was written. */
  blocked: boolean;
}
