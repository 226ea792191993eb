/** A complaint, a notice or a question as its sender sees it. Times in epoch milliseconds. */
export interface ShownCase {
  number: string;
  kind: 'complaint' | 'notice' | 'question';
  category: string;
  about: string | null;
  words: string;
  state: 'received' | 'in_progress' | 'decided';
  outcome: 'upheld' | 'dismissed' | null;
  answer: string | null;
  at: number;
  decidedAt: number | null;
}
