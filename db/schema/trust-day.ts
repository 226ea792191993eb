import type { Selectable } from 'kysely';

/** What a brand published about itself for one day. Rows are never changed: each hash covers the one before it. */
export interface TrustDayTable {
  tenant_id: number;
  /** The number of the entry in the chain of the brand, from 1 without gaps. */
  seq: number;
  /** 'YYYY-MM-DD' in the brand's time zone. A day on which no server ran has no row. */
  day: string;
  /** JSON, exactly as it was hashed; its form is in app/features/legal/trust-figures.ts. */
  figures: string;
  chain_hash: string;
  created_at: number;
}

export type TrustDayRow = Selectable<TrustDayTable>;
