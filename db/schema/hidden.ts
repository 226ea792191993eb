/** Someone whom a member has removed from their own lists, who does not learn of it. It can be undone. */
export interface HiddenTable {
  tenant_id: number;
  member_id: string;
  hidden_id: string;
  created_at: number;
}
