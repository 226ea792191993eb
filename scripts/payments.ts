import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { processConfig } from '~/config/config';
import { readCommand, USAGE } from '~/features/billing/operator/operator-arguments.server';
import { OperatorProblem, type Report } from '~/features/billing/operator/operator-report';
import { runCommand } from './command/run-command';
import { textTable } from './command/text-table';

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE);
    return 0;
  }
  const command = readCommand(words);
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Most of the product is loaded here, which a mistyped command need not wait for.
  const { openOperator } = await import('~/compose/operator.server');
  const { performCommand } = await import('~/features/billing/operator/payments-command.service.server');
  const { context, close } = await openOperator(processConfig(), command.brand);
  try {
    const report = await performCommand(context, command, confirm);
    console.log(command.json ? JSON.stringify(report.data, null, 2) : linesOf(report));
    return report.code;
  } finally {
    await close();
  }
}

function linesOf({ sections }: Report): string {
  return sections
    .map((section) => {
      if ('text' in section) return section.text;
      const table = textTable(section.head, section.rows);
      return section.title ? `${section.title}\n\n${table}` : table;
    })
    .filter(Boolean)
    .join('\n\n');
}

/** Without a terminal nothing is asked and nothing is done. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new OperatorProblem(`${question} Without a terminal this needs --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} (yes/no) `)).trim());
  } finally {
    terminal.close();
  }
}

/** Returns a sentence if the operator can solve the problem; anything else is a bug and reported with its stack. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof OperatorProblem) return error.message;
  const { message = '' } = (error ?? {}) as { message?: string };
  const old = /no such (?:table|column)|doesn't exist|Unknown column/.test(message);
  return old ? 'The database is older than this program: start the server once, which updates it.' : error;
}

runCommand(main, sentenceOf);
