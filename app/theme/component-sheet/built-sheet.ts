/** What the build tells the server about the component sheet. */
export interface BuiltSheet {
  /** The URL of the file, which carries a hash of its content. */
  href: string;
  /** By component and class, the rules. */
  rules: Record<string, Record<string, string[]>>;
}
