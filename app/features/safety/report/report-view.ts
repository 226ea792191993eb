import type { SafetyPerson } from '../safety-person';

/** A possible subject of a report, as the form offers it. */
export type ReportSubject =
  | { value: string; kind: 'profile' }
  | { value: string; kind: 'photo'; number: number; thumb: string | null }
  | { value: string; kind: 'message'; text: string; type: 'text' | 'photo' | 'gift'; at: number };

export interface ReportPage {
  person: SafetyPerson;
  subjects: ReportSubject[];
  /** The `value` of the chosen subject. */
  chosen: string;
}

export interface ReportReceipt {
  number: string;
  state: 'open' | 'upheld' | 'dismissed';
  /** Epoch milliseconds. */
  at: number;
  /** A mail with the number is being sent. */
  mailed: boolean;
  /** The person whom the reporter could also block; null for visitors, and if they block them already. */
  blockable: SafetyPerson | null;
}
