import { findSubmission, listOpenSubmissions } from '~db/queries/submission';
import type { SubmissionRow } from '~db/schema/submission';
import { sameReviewer } from '~/features/account/decision/same-reviewer';
import { decideCase, takeCase, type CaseDecision } from '~/features/safety/cases/decide-case.service.server';
import type { Evidence } from '~/features/safety/report/evidence.server';
import { inCell, quoted } from '../command/outside-text';
import { textTable } from '../command/text-table';
import { evidenceText } from './evidence-text';
import type { BrandReview } from './open-brand-reviews';
import { CommandProblem } from '~/compose/commands/command-problem';
import { requireId, requireRule, type ReviewCommand } from './review-command';
import { facts, moment, theirs } from './words';

type Say = (text: string) => void;
type Kind = SubmissionRow['kind'];

/** Runs `npm run facet -- review notices …`. */
export const reviewNotices = (reviews: readonly BrandReview[], command: ReviewCommand, say: Say) =>
  reviewCases('notice', ['list', 'show', 'take', 'decide'], reviews, command, say);

/** Runs `npm run facet -- review complaints …`. */
export const reviewComplaints = (reviews: readonly BrandReview[], command: ReviewCommand, say: Say) =>
  reviewCases('complaint', ['list', 'show', 'take', 'answer', 'decide'], reviews, command, say);

/** Runs `npm run facet -- review questions …`. */
export const reviewQuestions = (reviews: readonly BrandReview[], command: ReviewCommand, say: Say) =>
  reviewCases('question', ['list', 'show', 'take', 'answer'], reviews, command, say);

async function reviewCases(
  kind: Kind,
  verbs: readonly string[],
  reviews: readonly BrandReview[],
  command: ReviewCommand,
  say: Say,
): Promise<void> {
  const { verb } = command;
  if (!verbs.includes(verb)) throw new CommandProblem(`${kind}s supports ${verbs.join(', ')}, not ${verb}`);
  if (verb === 'list') return list(kind, reviews, command, say);
  const { brand, found } = await find(kind, reviews, requireId(command, `the number of a ${kind}`));
  if (verb === 'show') return say(await describe(brand, found));
  const by = requireBy(command);
  if (verb === 'take') {
    const claimed = await takeCase(brand, found, by);
    return say(claimed ? `${found.number} is in progress` : `${found.number} is decided already`);
  }
  const result = await decideCase(brand, found, readDecision(command, found, by));
  if (result === 'same-reviewer') {
    throw new CommandProblem(`${by} made the decision that this complaint is against: somebody else must decide`);
  }
  say(result === 'done' ? `${found.number} is decided, and its sender informed` : `${found.number} was decided before`);
}

function readDecision(command: ReviewCommand, found: SubmissionRow, by: string): CaseDecision {
  const { verb, outcome, rule } = command;
  const words = (command.text ?? command.reason ?? '').trim();
  if (words === '') throw new CommandProblem(`${verb} needs --text "what the sender reads"`);
  const isAboutDecision = found.kind === 'notice' || found.about_kind !== null;
  if (verb === 'answer') {
    if (isAboutDecision) throw new CommandProblem(`${found.number} is against a decision: use decide with --outcome`);
    return { outcome: null, words, by };
  }
  if (!isAboutDecision) throw new CommandProblem(`${found.number} is against no decision: use answer`);
  if (outcome !== 'upheld' && outcome !== 'dismissed')
    throw new CommandProblem('decide needs --outcome upheld or dismissed');
  if (rule === undefined) return { outcome, words, by };
  if (found.kind !== 'notice' || outcome !== 'upheld' || found.subject_id === null) {
    throw new CommandProblem('--rule hides the profile of an upheld notice; this is none');
  }
  return { outcome, words, by, rule: requireRule(command) };
}

function requireBy({ by, verb }: ReviewCommand): string {
  if (sameReviewer(by, 'command line') || by.trim() === '')
    throw new CommandProblem(`${verb} needs --by <name>: two people decide about a complaint`);
  return by;
}

async function list(kind: Kind, reviews: readonly BrandReview[], { limit }: ReviewCommand, say: Say): Promise<void> {
  const found: { brand: BrandReview; row: SubmissionRow }[] = [];
  for (const brand of reviews) {
    for (const row of await listOpenSubmissions(brand.db, kind, limit)) found.push({ brand, row });
  }
  if (found.length === 0) return say(`No ${kind} is open.`);
  found.sort((a, b) => a.row.created_at - b.row.created_at);
  const rows = found
    .slice(0, limit)
    .map(({ brand, row }) => [
      row.number,
      brand.tenant.slug,
      moment(row.created_at),
      row.state,
      row.category,
      inCell(row.about ?? ''),
    ]);
  say(textTable([kind, 'brand', 'since', 'state', 'category', 'about'], rows));
}

async function describe(brand: BrandReview, found: SubmissionRow): Promise<string> {
  const { number, kind, state, category, about, about_kind: aboutKind, subject_id: subject, answer } = found;
  const decided = found.decided_at === null ? state : `decided ${moment(found.decided_at)} by ${found.decided_by}`;
  const head = facts({
    [kind]: number,
    brand: brand.tenant.slug,
    state: theirs(decided),
    category,
    about: theirs(`${about ?? '(nothing)'}${aboutKind === null ? '' : ` (a ${aboutKind})`}`),
    profile: subject ?? '(none)',
    received: moment(found.created_at),
    from: theirs(found.member_id ?? `${found.name ?? ''} ${found.email ?? '(no e-mail address)'}`.trim()),
    outcome: found.outcome ?? '–',
    answer: theirs(answer ?? '–'),
  });
  const evidence =
    found.snapshot === null ? [] : ['', await evidenceText(brand, JSON.parse(found.snapshot) as Evidence)];
  return [head, '', quoted(found.words), ...evidence].join('\n');
}

async function find(
  kind: Kind,
  reviews: readonly BrandReview[],
  number: string,
): Promise<{ brand: BrandReview; found: SubmissionRow }> {
  for (const brand of reviews) {
    const found = await findSubmission(brand.db, number.toUpperCase());
    if (found?.kind === kind) return { brand, found };
  }
  throw new CommandProblem(`There is no ${kind} ${number}`);
}
