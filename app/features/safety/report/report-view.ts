import type { SafetyPerson } from '../safety-person';

/** What a report can be about, as the form offers it. */
export type ReportSubject =
  | { value: string; kind: 'profile' }
  | { value: string; kind: 'photo'; number: number; thumb: string | null }
  | { value: string; kind: 'message'; text: string; type: 'text' | 'photo' | 'gift'; at: number };

export interface ReportPage {
  person: SafetyPerson;
  subjects: ReportSubject[];
  /** One of the subjects. */
  chosen: string;
}

export interface ReportReceipt {
  number: string;
  state: 'open' | 'upheld' | 'dismissed';
  /** Epoch milliseconds. */
  at: number;
  /** A mail with the number is on its way. */
  mailed: boolean;
  /** Who may be blocked as well; null for visitors and where it is done. */
  blockable: SafetyPerson | null;
}
