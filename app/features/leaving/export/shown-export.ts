/** What the page says about the archive of a member's data. */
export interface ShownExport {
  /** 'failed': it takes longer than it ever should, and may be asked for again. 'gone': its week is over. */
  state: 'none' | 'making' | 'ready' | 'failed' | 'gone';
  askedAt: number | null;
  /** Of an archive that is ready: its download, size in bytes, and when it is deleted. */
  ready: { href: string; size: number; madeAt: number; until: number } | null;
  /** Until when the last archive could be downloaded, if it is gone. */
  goneAt: number | null;
  /** When the next may be asked for, if not now. */
  nextAt: number | null;
  /** How many may be asked for in 24 hours. */
  perDay: number;
  hasPassword: boolean;
}
