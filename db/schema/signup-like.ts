/** Whom a visitor liked on the page that led to signup: a like once the e-mail address is confirmed. */
export interface SignupLikeTable {
  tenant_id: number;
  member_id: string;
  liked_id: string;
  created_at: number;
}
