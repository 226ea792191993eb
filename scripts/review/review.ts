import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { decisionRules } from '~/features/account/decision/decision.service.server';
import { ProviderError } from '~/providers/provider-errors';
import { AppError } from '~/server/response/app-error';
import { oldDatabaseSentence, runDataCommand } from '../command/data-command';
import { openBrandReviews } from './open-brand-reviews';
import { reviewComplaints, reviewNotices, reviewQuestions } from './review-cases';
import { reviewChecks } from './review-checks';
import { reviewConversations } from './review-conversations';
import { reviewPhotos } from './review-photos';
import { reviewReports } from './review-reports';
import { Problem, type ReviewCommand } from './review-command';

const USAGE = `npm run review -- photos|checks|reports|notices|complaints|questions|conversations [<what> [<id>]] [options]
npm run review -- disable|enable <number or member> [options]

  photos                            lists the photos that wait for a decision, oldest first
  photos show <id>                  shows a photo with all details
  photos approve <id>
  photos reject <id> --reason <why> explicit, not-you, no-person, minor, contact-details, quality, copyright, other

  checks                            lists the pictures of a pose to compare with a first photo, second looks first
  checks show <number>              lays the picture out beside the photo that it is compared with, and the others
  checks approve <number> --by <name>
                                    same person, and the pose: the profile shows the mark, and the picture is erased
  checks reject <number> --reason <why> --by <name>
                                    not-the-pose, not-the-person, face-hidden, unclear, more-people, no-camera,
                                    photo-changed. The picture waits 14 days for a second look, by somebody else

  reports                           lists the open reports, most urgent first
  reports show <number>             shows a report with its evidence
  reports dismiss <number> --reason <why>
  reports uphold <number> --reason <why>
                                    the report is right, and was dealt with otherwise; the profile stays
  disable <number or member> --rule <rule> --reason <why>
                                    hides the profile everywhere and upholds all reports about it; the member reads the
                                    rule, the reason and the number with which to object. Rules: underage, danger, scam,
                                    harassment, explicit, stolen, spam, illegal. The command asks for what is missing
  enable <number of the decision, or member> --reason <why>
                                    after an objection: shows the profile again and informs the member

  notices                           lists the open notices of illegal content, oldest first
  notices show|take <number>        shows one; take says that somebody is at it
  notices decide <number> --outcome upheld|dismissed --text <words> --by <name> [--rule <rule>]
                                    the sender reads the words; with a rule the profile is hidden, and its member reads
                                    the same words
  complaints                        lists the open complaints, oldest first
  complaints show|take <number>
  complaints answer <number> --text <words> --by <name>
  complaints decide <number> --outcome upheld|dismissed --text <words> --by <name>
                                    for complaints against a decision: upheld reverses it. Refused if the same person
                                    made that decision
  questions                         lists what people asked customer service with the form, oldest first
  questions show|take <number>
  questions answer <number> --text <words> --by <name>
                                    sends the answer by mail and shows it on the page of the number

  conversations                     lists the conversations with fictional profiles in which a member waits for an
                                    answer, oldest first
  conversations show <id>           shows the messages, and the number of the message to answer
  conversations answer <id> --to <number> --text <words>
                                    sends an answer marked as written by the team; charges the reserved credits

  --brand <slug>   one brand only         --by <name>    who decides, for the audit
  --limit <n>      at most this many lines

Pictures are copied to DATA_DIR/review to be looked at, uncropped if the original is stored. The copies of a photo are
removed when it is decided, all others after a day: by the server or, if it runs elsewhere, by the next run of this
command. The command works on the database and the files of the server (DATABASE_URL, DATA_DIR, S3_…), also while it
runs. Repeating a command changes nothing.`;

const reviews = {
  photos: reviewPhotos,
  checks: reviewChecks,
  reports: reviewReports,
  notices: reviewNotices,
  complaints: reviewComplaints,
  questions: reviewQuestions,
  conversations: reviewConversations,
};

const isWhat = (what: string | undefined): what is keyof typeof reviews =>
  what !== undefined && Object.hasOwn(reviews, what);

runDataCommand(
  {
    usage: USAGE,
    read: readReview,
    open: (config, { brand }) => openBrandReviews(config, brand),
    run: async (office, { what, command }, say) => {
      await reviews[what](office.reviews, command, say.log);
      return 0;
    },
  },
  (error) => sentenceOf(error) ?? error,
);

async function readReview(words: string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      brand: text,
      reason: text,
      rule: text,
      to: text,
      text,
      outcome: text,
      by: { ...text, default: 'command line' },
      limit: { ...text, default: '50' },
    },
  });
  const [what, verb, id] = readWords(positionals);
  if (!isWhat(what)) return undefined;
  const command: ReviewCommand = {
    verb,
    id,
    ...(await askWhatIsMissing(verb, values)),
    to: values.to,
    text: values.text,
    outcome: values.outcome,
    by: values.by,
    limit: Number(values.limit),
  };
  return { what, command, brand: values.brand };
}

/** For decisions about a profile the word `reports` may be left out. */
function readWords([what, ...rest]: readonly string[]): [string | undefined, string, string | undefined] {
  if (what === 'disable' || what === 'enable') return ['reports', what, rest[0]];
  return [what, rest[0] ?? 'list', rest[1]];
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

/** Returns a sentence if the operator can solve the problem; anything else is a bug and reported with its stack. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message;
  if (error instanceof ProviderError) return error.message;
  if (error instanceof AppError) return 'It no longer exists: the account was deleted, or its photo.';
  return oldDatabaseSentence(error);
}
