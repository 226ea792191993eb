import { createInterface } from 'node:readline/promises';

/** A question, with a hint for invalid answers, for which `read` returns undefined. */
export interface Question<T> {
  /** The option that answers it in advance, without dashes. */
  flag: string;
  text: string;
  fallback?: string;
  hint: string;
  read(answer: string): T | undefined;
}

export type Ask = <T>(question: Question<T>) => Promise<T>;

export type Flags = Readonly<Partial<Record<string, string>>>;

/**
 * Asks a person at a terminal. Flags answer questions in advance; without a terminal they must answer all of them that
 * have no fallback, and an Error names the one that is missing.
 */
export async function withQuestions<Result>(
  flags: Flags,
  terminal: boolean,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const lines = terminal ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ask: Ask = async (question) => {
    const given = flags[question.flag];
    if (given !== undefined || !lines) return readFlag(question, given);
    for (;;) {
      const shown = question.fallback ? ` (${question.fallback})` : '';
      const answer = (await lines.question(`${question.text}${shown}: `)).trim() || (question.fallback ?? '');
      const value = question.read(answer);
      if (value !== undefined) return value;
      console.log(`  ${question.hint}`);
    }
  };
  try {
    return await work(ask);
  } finally {
    lines?.close();
  }
}

function readFlag<T>(question: Question<T>, given: string | undefined): T {
  const value = question.read((given ?? question.fallback ?? '').trim());
  if (value === undefined)
    throw new Error(`--${question.flag}: ${given ? question.hint : `is needed. ${question.hint}`}`);
  return value;
}
