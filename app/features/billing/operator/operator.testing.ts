import type { TestContext } from '~/testing/context';
import type { Report } from '../../../../scripts/payments/payment-report';
import { performCommand, type Confirm } from '../../../../scripts/payments/payments-command';
import { readCommand } from './operator-arguments.server';

/** Performs a command as it is typed; words with blanks stand in quotes. */
export function operate(context: TestContext, typed: string, confirm: Confirm = yes): Promise<Report> {
  const words = [...typed.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  return performCommand(context, readCommand([...words, '--brand', context.tenant.slug]), confirm);
}

const yes: Confirm = async () => true;

/** All that a person reads, with single blanks. */
export function readable({ sections }: Report): string {
  return sections
    .flatMap((one) => ('text' in one ? [one.text] : [one.head.join(' '), ...one.rows.map((row) => row.join(' '))]))
    .join('\n');
}
