import type { OwnedRow } from '~db/personal-data/rows-of';
import { deviceOf } from '~/features/account/sessions/device-name';
import { messageId } from '~/i18n/message-id';
import { markup, table, type Html } from './archive-html';
import type { RowsOf } from './archive-port.server';
import type { ArchiveWords } from './archive-words.server';

const CONSENTS: Readonly<Record<string, string>> = {
  sensitive_data: messageId('consents.sensitive-title'),
  member_landing: messageId('consents.visitors-title'),
  resell: messageId('consents.resell-title'),
  terms: messageId('consents.terms-title'),
};

/** The names of notification types in the settings, where they are not those of the column. */
const TYPES: Readonly<Record<string, string>> = { unread_message_reminders: 'unread', weekly_updates: 'weekly' };

const nameIn = (names: Readonly<Record<string, string>>, { say }: ArchiveWords, value: unknown): string => {
  const id = names[String(value)];
  return id === undefined ? String(value) : say(id);
};

const time = (labels: ArchiveWords, row: OwnedRow, column: string) =>
  labels.time(row[column] === null || row[column] === undefined ? null : Number(row[column]));

/** What was agreed to or taken back, and to which text. */
export async function consentsPage(labels: ArchiveWords, rowsOf: RowsOf): Promise<Html> {
  const { say } = labels;
  const rows = (await rowsOf('consent')).map((row) => [
    time(labels, row, 'at'),
    nameIn(CONSENTS, labels, row['kind']),
    say(row['given'] === 1 ? messageId('archive.agreed') : messageId('archive.taken-back')),
    String(row['version']),
  ]);
  const heads = ['when', 'what', 'said', 'version'].map((name) => say(messageId(`archive.${name}`)));
  return rows.length === 0 ? markup`<p>${say(messageId('archive.no-consents'))}</p>` : table(heads, rows);
}

/** The devices that are logged in, and those that get notifications. */
export async function sessionsPage(labels: ArchiveWords, rowsOf: RowsOf): Promise<Html> {
  const { say, country } = labels;
  const device = (row: OwnedRow) => {
    const { browser, system } = deviceOf(row['user_agent'] as string | null);
    return [browser, system].filter((word) => word !== null).join(', ') || say(messageId('archive.unknown'));
  };
  const sessions = (await rowsOf('session')).map((row) => [
    device(row),
    country(row['country'] as string | null),
    time(labels, row, 'created_at'),
    time(labels, row, 'last_seen_at'),
  ]);
  const pushes = (await rowsOf('push_subscription')).map((row) => [device(row), time(labels, row, 'created_at')]);
  const heads = ['device', 'country', 'since', 'used'].map((name) => say(messageId(`archive.${name}`)));
  const none = markup`<p>${say(messageId('archive.no-sessions'))}</p>`;
  return markup`${sessions.length === 0 ? none : table(heads, sessions)}${
    pushes.length === 0
      ? ''
      : markup`<h2>${say(messageId('archive.push'))}</h2>
          ${table([heads[0]!, heads[2]!], pushes)}`
  }`;
}

/** What staff decided, what the member reported or asked, and which messages were sent about the account. */
export async function noticesPage(labels: ArchiveWords, rowsOf: RowsOf): Promise<Html> {
  const { say } = labels;
  const when = say(messageId('archive.when'));
  const number = say(messageId('archive.number'));
  const text = say(messageId('archive.words'));
  const state = say(messageId('archive.state'));
  const [decisions, reports, submissions, sent] = await Promise.all([
    rowsOf('decision'),
    rowsOf('report'),
    rowsOf('submission'),
    rowsOf('notification_sent'),
  ]);
  const part = (
    title: string,
    rows: OwnedRow[],
    heads: string[],
    cells: (row: OwnedRow) => (string | number | null)[],
  ) =>
    rows.length === 0
      ? ''
      : markup`<h2>${say(title)}</h2>
          ${table(heads, rows.map(cells))}`;
  if (decisions.length + reports.length + submissions.length + sent.length === 0)
    return markup`<p>${say(messageId('archive.no-notices'))}</p>`;
  return markup`${part(messageId('archive.decisions'), decisions, [when, number, text], (row) => [
    time(labels, row, 'made_at'),
    row['number']!,
    row['reason']!,
  ])}${part(messageId('archive.reports'), reports, [when, number, text, state], (row) => [
    time(labels, row, 'created_at'),
    row['number']!,
    row['words'] ?? '',
    labels.named('archive.report-', row['state']),
  ])}${part(
    messageId('archive.submissions'),
    submissions,
    [when, number, text, say(messageId('archive.reply'))],
    (row) => [time(labels, row, 'created_at'), row['number']!, row['words']!, row['answer'] ?? ''],
  )}${part(
    messageId('archive.sent'),
    sent,
    [when, say(messageId('archive.what')), say(messageId('archive.by'))],
    (row) => [
      time(labels, row, 'sent_at'),
      labels.named('settings.type-', TYPES[String(row['type'])] ?? String(row['type']).replaceAll('_', '-')),
      labels.named('archive.by-', row['channel']),
    ],
  )}`;
}
