/**
 * Marks a message id that is looked up later or elsewhere (mail, refusals, schemas), so that the catalogue check finds
 * it: `messageId('mail.activation-subject')`. An id may be composed of a fixed beginning and a variable, as in
 * messageId(`common.hair-${color}`), which marks every message with that beginning as used.
 */
export function messageId(id: string): string {
  return id;
}
