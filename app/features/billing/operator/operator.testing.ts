import type { TestContext } from '~/testing/context';
import type { Report } from '../../../../scripts/payments/payment-report';
import { paymentsCommand } from '../../../../scripts/payments/payments-command';
import { performCommand, type Confirm } from '../../../../scripts/payments/perform-payments';

/** Performs a command as it is typed; words with blanks stand in quotes. */
export async function operate(context: TestContext, typed: string, confirm: Confirm = yes): Promise<Report> {
  const args = [...typed.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  let report: Report | undefined;
  const command = paymentsCommand(async (input) => {
    report = await performCommand(context, input, confirm);
  });
  await command.exitOverride().parseAsync([...args, '--brand', context.tenant.slug], { from: 'user' });
  return report!;
}

const yes: Confirm = async () => true;

/** All that a person reads, with single blanks. */
export function readable({ sections }: Report): string {
  return sections
    .flatMap((section) =>
      'text' in section ? [section.text] : [section.head.join(' '), ...section.rows.map((row) => row.join(' '))],
    )
    .join('\n');
}
