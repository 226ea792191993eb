import { findDecision } from '~db/queries/decision';
import { findMember } from '~db/queries/member';
import { findReportByNumber, listOpenReports, listOpenReportsOf } from '~db/queries/report';
import type { ReportRow } from '~db/schema/report';
import type { Evidence } from '~/features/safety/report/evidence.server';
import { decideOnReport, disableProfile, enableProfile } from '~/features/safety/report/review.service.server';
import { textTable } from '../command/text-table';
import { evidenceText } from './evidence-text';
import type { BrandReview } from './open-brand-reviews';
import { CommandProblem } from '~/compose/commands/command-problem';
import { requireId, requireReason, requireRule, type ReviewCommand } from './review-command';
import { facts, moment, personWords, theirs } from './words';

type Say = (text: string) => void;

/** Runs `npm run facet -- review reports …`. */
export async function reviewReports(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  switch (command.verb) {
    case 'list':
      return list(reviews, command, say);
    case 'show': {
      const { brand, report } = await find(reviews, requireId(command, 'the number of a report'));
      return say(await describe(brand, report));
    }
    case 'dismiss':
    case 'uphold': {
      const decision = { reason: requireReason(command), by: command.by };
      const { brand, report } = await find(reviews, requireId(command, 'the number of a report'));
      const state = command.verb === 'dismiss' ? 'dismissed' : 'upheld';
      const done = await decideOnReport(brand, report.number, state, decision);
      return say(
        done ? `${report.number} is ${state}` : `${report.number} was already ${report.state}; that is not changed`,
      );
    }
    case 'disable':
    case 'enable':
      return setProfile(reviews, command, say);
    default:
      throw new CommandProblem(`reports supports list, show, dismiss, uphold, disable and enable, not ${command.verb}`);
  }
}

async function list(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  const found: { brand: BrandReview; report: ReportRow }[] = [];
  for (const brand of reviews) {
    for (const report of await listOpenReports(brand.db, command.limit)) found.push({ brand, report });
  }
  if (found.length === 0) return say('No report is open.');
  found.sort((a, b) => b.report.priority - a.report.priority || a.report.created_at - b.report.created_at);
  const rows = found.slice(0, command.limit).map(({ brand, report }) => {
    const { person } = JSON.parse(report.snapshot) as Evidence;
    const who = personWords(String(person.name), person.kind);
    const { number, priority, reason, subject_kind: kind, created_at: at } = report;
    return [number, brand.tenant.slug, String(priority), moment(at), reason, kind, who, report.member_id];
  });
  say(textTable(['report', 'brand', 'priority', 'since', 'reason', 'about', 'of', 'member'], rows));
}

async function describe(brand: BrandReview, report: ReportRow): Promise<string> {
  const evidence = JSON.parse(report.snapshot) as Evidence;
  const now = await findMember(brand.db, report.member_id);
  const others = (await listOpenReportsOf(brand.db, report.member_id)).filter(({ id }) => id !== report.id);
  const head = facts({
    report: report.number,
    brand: brand.tenant.slug,
    state: theirs(
      report.decided_at === null ? 'open' : `${report.state} ${moment(report.decided_at)}: ${report.decision}`,
    ),
    priority: `${report.priority} (${report.reason})`,
    about: `${report.subject_kind} ${report.subject_id}`,
    reported: moment(report.created_at),
    by: report.reporter_id ?? 'a visitor',
    words: theirs(report.words ?? '(none)'),
    'profile now': now ? `${now.status}, ${now.profile_status}` : 'erased',
    'also open': others.map(({ number, reason }) => `${number} ${reason}`).join(', ') || 'nothing else',
  });
  return [head, '', 'Evidence from the time of the report', await evidenceText(brand, evidence)].join('\n');
}

async function setProfile(reviews: readonly BrandReview[], command: ReviewCommand, say: Say): Promise<void> {
  const decision = { reason: requireReason(command), by: command.by };
  const id = requireId(command, 'the number of a report or the id of a member');
  if (command.verb === 'enable') {
    const { brand, memberId } = await findPerson(reviews, id);
    const done = await enableProfile(brand, memberId, decision);
    return say(done ? `The profile ${memberId} is shown now` : `The profile ${memberId} was not changed`);
  }
  const rule = requireRule(command);
  const { brand, memberId } = await findPerson(reviews, id);
  const number = await disableProfile(brand, memberId, { ...decision, rule });
  say(
    number ? `The profile ${memberId} is disabled now: decision ${number}` : `The profile ${memberId} was not changed`,
  );
}

async function findPerson(
  reviews: readonly BrandReview[],
  id: string,
): Promise<{ brand: BrandReview; memberId: string }> {
  for (const brand of reviews) {
    const report = await findReportByNumber(brand.db, id.toUpperCase());
    const decision = report ? undefined : await findDecision(brand.db, id.toUpperCase());
    const memberId = report?.member_id ?? decision?.member_id ?? (await findMember(brand.db, id))?.id;
    if (memberId) return { brand, memberId };
  }
  throw new CommandProblem(`There is no report, decision or member ${id}`);
}

async function find(
  reviews: readonly BrandReview[],
  number: string,
): Promise<{ brand: BrandReview; report: ReportRow }> {
  for (const brand of reviews) {
    const report = await findReportByNumber(brand.db, number.toUpperCase());
    if (report) return { brand, report };
  }
  throw new CommandProblem(`There is no report ${number}`);
}
