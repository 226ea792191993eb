import type { SafetyPerson } from '~/features/safety/safety-person';

/** A conversation in which nobody can write, because one of the two blocks the other. */
export interface ClosedChat {
  id: string;
  person: SafetyPerson;
  /** Whether the reader blocks the other member. */
  blocking: boolean;
  /** Whether the other member blocks the reader, who then cannot open it, but can report messages. */
  blocked: boolean;
}
