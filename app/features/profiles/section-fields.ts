import type { ReactNode } from 'react';

/** What a section's form gives to its fields. */
export interface SectionFields {
  /** Returns the error of a field, for its prop `error`. */
  error: (name: string) => ReactNode;
  /** Returns what was typed and refused, else the stored value. */
  value: (name: string, stored: string | null) => string;
}
