import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { decisionRules } from '~/features/account/decision/decision.service.server';
import { AppError } from '~/server/response/app-error';
import type { Opens } from '../command/data-command';
import { returning, byDefault, type Say } from '../command/run-command';
import type { BrandReview } from './open-brand-reviews';
import { reviewComplaints, reviewNotices, reviewQuestions } from './review-cases';
import { reviewChecks } from './review-checks';
import { reviewConversations } from './review-conversations';
import { reviewPhotos } from './review-photos';
import { reviewReports } from './review-reports';
import { CommandProblem } from '~/compose/commands/command-problem';
import type { ReviewCommand } from './review-command';

/** The options of a decision, each with what it means. */
const OPTIONS = {
  reason: ['--reason <why>', 'why'],
  rule: ['--rule <rule>', `the rule that was broken: ${decisionRules.join(', ')}`],
  to: ['--to <number>', 'the number of the message to answer'],
  text: ['--text <words>', 'what the reader gets'],
  outcome: ['--outcome <outcome>', 'upheld or dismissed'],
} as const;

type Verb = [words: string, does: string, ...options: (keyof typeof OPTIONS)[]];

interface Queue {
  does: string;
  review: (reviews: readonly BrandReview[], command: ReviewCommand, say: (text: string) => void) => Promise<void>;
  verbs: readonly Verb[];
}

const DISABLE: Verb = [
  'disable <number-or-member>',
  'hides the profile everywhere and upholds all reports about it; the member reads the rule, the reason and the number with which to object. Asks for what is missing',
  'rule',
  'reason',
];
const ENABLE: Verb = [
  'enable <decision-or-member>',
  'after an objection: shows the profile again and informs the member',
  'reason',
];
const SHOW: Verb = ['show <number>', 'shows one'];
const TAKE: Verb = ['take <number>', 'says that somebody is at it'];

const QUEUES: Record<string, Queue> = {
  photos: {
    does: 'the photos that wait for a decision, oldest first',
    review: reviewPhotos,
    verbs: [
      ['show <id>', 'shows a photo with all details'],
      ['approve <id>', 'shows it to everybody'],
      [
        'reject <id>',
        'for a reason: explicit, not-you, no-person, minor, contact-details, quality, copyright, other',
        'reason',
      ],
    ],
  },
  checks: {
    does: 'the pictures of a pose to compare with a first photo, second looks first',
    review: reviewChecks,
    verbs: [
      ['show <number>', 'lays the picture out beside the photo that it is compared with, and the others'],
      ['approve <number>', 'same person, and the pose: the profile shows the mark, and the picture is erased'],
      [
        'reject <number>',
        'for a reason: not-the-pose, not-the-person, face-hidden, unclear, more-people, no-camera, photo-changed. The picture waits 14 days for a second look, by somebody else',
        'reason',
      ],
    ],
  },
  reports: {
    does: 'the open reports, most urgent first',
    review: reviewReports,
    verbs: [
      ['show <number>', 'shows a report with its evidence'],
      ['dismiss <number>', 'nothing was broken', 'reason'],
      ['uphold <number>', 'the report is right, and was dealt with otherwise; the profile stays', 'reason'],
      DISABLE,
      ENABLE,
    ],
  },
  notices: {
    does: 'the open notices of illegal content, oldest first',
    review: reviewNotices,
    verbs: [
      SHOW,
      TAKE,
      [
        'decide <number>',
        'the sender reads the words; with a rule the profile is hidden, and its member reads the same words',
        'outcome',
        'text',
        'rule',
      ],
    ],
  },
  complaints: {
    does: 'the open complaints, oldest first',
    review: reviewComplaints,
    verbs: [
      SHOW,
      TAKE,
      ['answer <number>', 'sends the words', 'text'],
      [
        'decide <number>',
        'for complaints against a decision: upheld reverses it. Refused if the same person made that decision',
        'outcome',
        'text',
        'rule',
      ],
    ],
  },
  questions: {
    does: 'what people asked customer service with the form, oldest first',
    review: reviewQuestions,
    verbs: [SHOW, TAKE, ['answer <number>', 'sends the answer by mail and shows it on the page of the number', 'text']],
  },
  conversations: {
    does: 'the conversations with fictional profiles in which a member waits for an answer, oldest first',
    review: reviewConversations,
    verbs: [
      ['show <id>', 'shows the messages, and the number of the message to answer'],
      ['answer <id>', 'sends an answer marked as written by the team; charges the reserved credits', 'to', 'text'],
    ],
  },
};

const AFTER = `
Pictures are copied to DATA_DIR/review to be looked at, uncropped if the original is stored. The copies of a photo are
removed when it is decided, all others after a day: by the server or, if it runs elsewhere, by the next run of this
command. The command works on the database and the files of the server (DATABASE_URL, DATA_DIR, S3_…), also while it
runs. Repeating a command changes nothing.`;

type Opened = Opens<{ reviews: readonly BrandReview[] }>;
type Typed = { brand?: string; by: string; limit: string } & Partial<Record<keyof typeof OPTIONS, string>>;

export function reviewProgram(open: Opened, say: Say): Command {
  const command = new Command('review')
    .description('What waits for a decision of the team.')
    .addHelpText('after', AFTER);
  for (const [name, queue] of Object.entries(QUEUES)) {
    const all = command.command(name).description(queue.does);
    addVerb(byDefault(all, 'list'), queue, ['list', 'lists them'], { open, say });
    for (const verb of queue.verbs) addVerb(all.command(verb[0]), queue, verb, { open, say });
  }
  // For decisions about a profile the word `reports` may be left out.
  for (const verb of [DISABLE, ENABLE]) addVerb(command.command(verb[0]), QUEUES['reports']!, verb, { open, say });
  return command;
}

function addVerb(
  command: Command,
  { review }: Queue,
  [words, does, ...options]: Verb,
  { open, say }: { open: Opened; say: Say },
): void {
  const verb = words.split(' ')[0]!;
  for (const [flags, meaning] of options.map((name) => OPTIONS[name])) command.option(flags, meaning);
  const act = async (id: string | undefined, { brand, ...typed }: Typed) => {
    const request = { ...typed, verb, id, ...(await askWhatIsMissing(verb, typed)), limit: Number(typed.limit) };
    return open(brand, async ({ reviews }) => {
      await review(reviews, request, say.log).catch(sayThatItIsGone);
      return 0;
    });
  };
  command
    .description(does)
    .option('--brand <slug>', 'one brand only')
    .option('--by <name>', 'who decides, for the audit', 'command line')
    .option('--limit <n>', 'at most this many lines', '50')
    .action(verb === 'list' ? returning((typed: Typed) => act(undefined, typed)) : returning(act));
}

function sayThatItIsGone(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new CommandProblem('It no longer exists: the account was deleted, or its photo.', { cause: error });
}

/**
 * Asks for the missing rule and reason of a decision that a member will read. Without a terminal nothing is asked, and
 * the command refuses it later.
 */
async function askWhatIsMissing(verb: string, given: { rule?: string | undefined; reason?: string | undefined }) {
  let rule = given.rule?.trim() || undefined;
  let reason = given.reason?.trim() || undefined;
  if (verb !== 'disable' || (rule && reason) || !process.stdin.isTTY) return { rule, reason };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    rule ??= (await terminal.question(`Which rule (${decisionRules.join(', ')})? `)).trim() || undefined;
    reason ??= (await terminal.question('What happened, in words for the member? ')).trim() || undefined;
    return { rule, reason };
  } finally {
    terminal.close();
  }
}
