/** One way to break a guarantee, and the tests that must fail. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  search: string;
  replace: string;
  /** Each of these files must have a test that fails. */
  tests: readonly string[];
}
