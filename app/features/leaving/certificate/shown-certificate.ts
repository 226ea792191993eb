/** The certificate of a deletion, as its holder reads it. */
export interface ShownCertificate {
  code: string;
  leftAt: number;
  eraseAt: number;
  /** Null until everything is erased. */
  erasedAt: number | null;
  /** Its place in the chain of all erasures of the brand. */
  seal: string | null;
}
