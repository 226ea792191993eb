/** What the build tells the server about the style sheets that members' pages link. */
export interface BuiltSheet {
  /** The URL of the file, which carries a hash of its content. */
  href: string;
  /** By the name of a theme, the URL of what all its brands share. */
  themes: Record<string, string>;
  /** By component and class, the rules. */
  rules: Record<string, Record<string, string[]>>;
}
