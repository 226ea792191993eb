/**
 * Marks a message id that is looked up later or elsewhere (mail, refusals, schemas), so that the catalogue check sees
 * it: `messageId('mail.activation-subject')`. Ids that share a beginning may be composed from it, as in
 * messageId(`common.hair-${color}`): that uses every message that begins so.
 */
export function messageId(id: string): string {
  return id;
}
