interface Suite {
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { error?: { message: string }; attachments?: { name: string; path?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}
/** The journeys that failed, each with the beginning of its error and of what the page showed then. */
export function failedJourneys(suites?: readonly Suite[]): string[];
