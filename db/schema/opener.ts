/** A hash of the words with which a member started a conversation, so that the same words sent to many are noticed. */
export interface OpenerTable {
  tenant_id: number;
  member_id: string;
  text_hash: string;
  recipient_id: string;
  created_at: number;
}
