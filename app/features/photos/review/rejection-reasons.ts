/** The reasons why a photo cannot be shown. Staff choose one, and the member reads it in their own language. */
export const rejectionReasons = [
  'explicit', 'not-you', 'no-person', 'minor', 'contact-details', 'quality', 'copyright', 'other',
] as const; // prettier-ignore
export type RejectionReason = (typeof rejectionReasons)[number];

export const isRejectionReason = (text: string | null): text is RejectionReason =>
  (rejectionReasons as readonly (string | null)[]).includes(text);
