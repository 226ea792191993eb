/** Something that is wrong with a line of a file, in a sentence for the person who wrote it. */
export interface EntryProblem {
  /** Of the file; of a JSON file the number of the person. */
  line: number;
  field: string;
  sentence: string;
}
