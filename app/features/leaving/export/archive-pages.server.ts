import { declarations } from '~db/personal-data/declarations';
import { listExportedRows, type OwnedRow } from '~db/personal-data/rows-of';
import type { MemberRow } from '~db/schema/member';
import { messageId } from '~/i18n/message-id';
import type { BrandContext } from '~/server/context/context.server';
import type { Archive, RowsOf } from './archive-port.server';
import { writeConversations } from './archive-conversations.server';
import { markup, pageEnd, pageHead, type Html } from './archive-html';
import { moneyPage } from './archive-money.server';
import type { ArchivedPhotos } from './archive-photos.server';
import { consentsPage, noticesPage, sessionsPage } from './archive-log-pages.server';
import { photosPage, profilePage } from './archive-profile.server';
import { archiveWords } from './archive-words.server';

/** The pages that a person reads. They open from the unpacked folder without a network. */
export async function writePages(
  context: BrandContext,
  archive: Archive,
  member: MemberRow,
  photos: ArchivedPhotos,
): Promise<void> {
  const labels = archiveWords(context, member);
  const { say, locale } = labels;
  const rowsOf: RowsOf = async (table) => {
    const rows = await listExportedRows(context.db, declarations, { table, memberId: member.id });
    const at = (row: OwnedRow) => Number(row['created_at'] ?? row['sent_at'] ?? row['at'] ?? row['made_at'] ?? 0);
    return rows.toSorted((a, b) => at(b) - at(a));
  };
  const links = [
    { path: 'index.html', title: say(messageId('archive.start')) },
    { path: 'profile.html', title: say(messageId('archive.profile')) },
    { path: 'conversations.html', title: say(messageId('archive.conversations')) },
    { path: 'photos.html', title: say(messageId('archive.photos')) },
    { path: 'payments.html', title: say(messageId('archive.payments')) },
    { path: 'consents.html', title: say(messageId('archive.consents')) },
    { path: 'sessions.html', title: say(messageId('archive.sessions')) },
    { path: 'notices.html', title: say(messageId('archive.notices')) },
  ];
  const frame = { locale, brand: context.tenant.name, links };
  const titleOf = (path: string) => links.find((link) => link.path === path)?.title ?? '';
  const page = async (path: string, body: Html) => {
    const head = pageHead({ ...frame, title: titleOf(path), up: '' });
    await archive.add(path, [head.text, body.text, pageEnd.text]);
  };
  await archive.add('index.html', [
    pageHead({ ...frame, title: say(messageId('archive.title')), up: '' }).text,
    startPage(links.slice(1), say, labels.time(context.clock.now())).text,
    pageEnd.text,
  ]);
  await page('profile.html', profilePage(labels, member));
  await page('photos.html', photosPage(labels, photos));
  await page('payments.html', await moneyPage(labels, rowsOf));
  await page('consents.html', await consentsPage(labels, rowsOf));
  await page('sessions.html', await sessionsPage(labels, rowsOf));
  await page('notices.html', await noticesPage(labels, rowsOf));
  await writeConversations(context, archive, { member, photos, words: labels, frame });
}

function startPage(
  links: readonly { path: string; title: string }[],
  say: (id: string, values?: Record<string, string>) => string,
  date: string | null,
): Html {
  return markup`<p>${say(messageId('archive.lead'), { made: date ?? '' })}</p>
    <ul>
      ${links.map(({ path, title }) => markup`<li><a href="${path}">${title}</a></li>`)}
    </ul>
    <h2>${say(messageId('archive.files'))}</h2>
    <p>${say(messageId('archive.files-text'))}</p>
    <h2>${say(messageId('archive.missing'))}</h2>
    <p>${say(messageId('archive.missing-text'))}</p>
    <p>${say(messageId('archive.ask'))}</p>`;
}
