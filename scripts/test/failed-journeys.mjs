import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const SNAPSHOT = /```yaml\n([\s\S]*?)```/;

/**
 * The journeys that failed, each with the beginning of its error and of what the page showed then: the end of a log is
 * often all that is at hand, and the files of the run are not.
 */
export function failedJourneys(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const result = tests.flatMap(({ results }) => results).find(({ error }) => error);
        const message = stripVTControlCharacters(result?.error.message ?? '').slice(0, 800);
        return [`${file} › ${title}`, message, pageOf(result?.attachments)].filter(Boolean).join('\n');
      }),
    ...failedJourneys(inner),
  ]);
}

function pageOf(attachments = []) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  try {
    return `The page:\n${SNAPSHOT.exec(readFileSync(path, 'utf8'))[1].slice(0, 1200)}`;
  } catch {
    // A journey without a page, or one that had gone.
    return '';
  }
}
