/** The words that docs/glossary.md has replaced. Texts for members are not checked here but with the catalogues. */

export interface WordRule {
  /** The words in lower case, in all forms that somebody might write. */
  words: readonly string[];
  /** What to write instead. */
  use: string;
  /** The files in which the word has the replaced meaning; all files if absent. */
  within?: RegExp;
  /** 'only': checks names but not comments, because the word has another meaning in plain English. */
  names?: 'only';
  /** Checks only names that are the word and nothing else: `one`, but not `oneOf`. */
  alone?: boolean;
  /** Checks only variables and parameters, because a column, the contract or an interface has a field of that name. */
  locals?: boolean;
  /** 'only': checks comments but not names. */
  comments?: 'only';
  /** Names (or `object.name`) that may stay, because a column, the contract or a platform has them. */
  stays?: RegExp;
}

const EVENTS = /^app\/(?:server\/events|providers\/events|realtime|features\/chat)\//;

/** A row of the glossary is added here once the project no longer uses the word. */
export const REPLACED_WORDS: readonly WordRule[] = [
  {
    words: ['door', 'doors', 'guest', 'guests', 'dress'],
    use: 'request listener, request',
    within: /^(?:app|db|sandbox|scripts|bench|e2e)\//,
    names: 'only',
  },
  { words: ['wire', 'wires'], use: 'API contract', names: 'only' },
  { words: ['outbox', 'outboxes'], use: 'send queue', within: /^app\/features\/chat\/send-queue\//, names: 'only' },
  { words: ['judge', 'judged', 'judges'], use: 'check', names: 'only' },
  {
    words: ['door', 'guest', 'guests'],
    use: 'request listener, request',
    within: /^app\/(?:server|document(?!\/light)|compose)\//,
  },
  {
    words: ['answer', 'answers'],
    use: 'response, result',
    within: /^(?:app\/(?:server|document(?!\/light)|compose|api-client|i18n|providers|realtime)|bench|sandbox)\//,
    names: 'only',
    stays: /(?:^|\.)(?:neutral_account_answers|lastAnswer|answerAsOperator)$/,
  },
  {
    words: ['beside'],
    use: 'best effort',
    within: /^app\/(?:server|document(?!\/light)|compose|providers)\/|^app\/features\/.*\.server\.ts$/,
    names: 'only',
  },
  {
    words: ['late'],
    use: 'lazy, after hydration',
    within: /^app\/(?:features|landing|layouts|page|ui)\/.*\.tsx$/,
    names: 'only',
  },
  { words: ['hint', 'hints'], use: 'live event', within: EVENTS },
  { words: ['told', 'heard'], use: 'published, received', within: EVENTS, names: 'only' },
  { words: ['news'], use: 'payment event, notice, announcement', names: 'only' },
  {
    words: ['thread', 'threads'],
    use: 'conversation',
    within: /^(?:app\/(?:features|routes|realtime|api-client)|stories)\//,
  },
  { words: ['keeper', 'keepers'], use: 'holder, or what it does', within: /^(?:app|db|sandbox|scripts)\// },
  { words: ['desk', 'desks'], use: 'queue, concurrency limit, review', within: /^(?:app|db|sandbox|scripts|bench)\// },
  { words: ['repeatedly'], use: 'poll, startPolling', names: 'only' },
  { words: ['chore', 'chores', 'broom', 'brooms'], use: 'clean-up task, job' },
  {
    words: ['house'],
    use: 'platform account, project',
    within: /^(?:app|db|scripts|bench|sandbox)\//,
    names: 'only',
    stays: /^house_number$/,
  },
  { words: ['twin', 'twins'], use: 'near duplicate', within: /^(?:app|db|sandbox|scripts)\// },
  { words: ['deed', 'deeds'], use: 'action' },
  { words: ['refusal', 'refusals'], use: 'AppError, domain error', names: 'only' },
  {
    words: ['address', 'addresses'],
    use: 'url, ip, email',
    names: 'only',
    stays:
      /(?:ip|e?mail|network|remote|local)_?address|^AddressInfo$|^UPLOADS_PER_ADDRESS$|(?:server|cdn|probe|company|rcpt.*)\.address$/i,
  },
  {
    words: ['kept', 'keep', 'keeps', 'keeping'],
    use: 'cached, draft, saved, remembered, remaining, reused',
    names: 'only',
    stays: /keep_?alive/i,
  },
  { words: ['housekeeping'], use: 'clean-up', names: 'only' },
  { words: ['ctx'], use: 'context', names: 'only' },
  { words: ['colour', 'colours'], use: 'color', names: 'only' },
  {
    words: ['waiting'],
    use: 'pending message, unanswered conversation, unconfirmed member',
    within: /^(?:app\/(?:compose|features\/(?:chat|joining|safety))|db\/(?:queries|schema|seed)|scripts\/review)\//,
    names: 'only',
    stays: /waiting_?list/i,
  },
  {
    words: ['writing'],
    use: 'message draft, write permission, typing',
    within: /^app\/(?:features\/(?:chat|likes)|realtime)\//,
    names: 'only',
  },
  {
    words: ['look', 'looks', 'looked', 'looking'],
    use: 'poll, check, visit, variant, theme',
    names: 'only',
    stays: /^looking_?for$/i,
  },
  { words: ['purchase', 'purchases'], use: 'order', names: 'only', stays: /^purchase_id$/ },
  { words: ['one'], use: 'the noun, as in rows.map((row) => ...)', names: 'only', alone: true, stays: /\.one$/ },
  {
    words: ['said', 'told', 'asked', 'made', 'gone', 'held', 'taken', 'counted'],
    use: 'the noun: request, result, text, created, deleted, reserved, notified',
    names: 'only',
    alone: true,
    locals: true,
  },
  {
    words: ['words'],
    use: 'text, label, copy',
    within: /^(?:app|db|stories|sandbox)\//,
    names: 'only',
    alone: true,
    locals: true,
  },
  { words: ['team', 'teams', 'reviewer', 'reviewers'], use: 'staff, a staff member', comments: 'only' },
  { words: ['whoever', 'somebody', 'anew'], use: 'anyone who, someone, again', comments: 'only' },
];
