import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { brandsFolder, readBrand } from '../support/product/brand-files';
import { freshKey, sendMessage } from '../support/chatting';
import { openEvents } from '../support/event-stream';
import { givenAway, unlabelledOn } from '../support/given-away';
import { parsePage } from '../support/pages/html';
import { postPhoto } from '../support/photo-form';
import { pictureTown, type Pictured, type PictureTown } from '../support/picture-town';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { routeMap } from '../support/contract/route-map';
import { until } from '../support/product/until';
import type { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
const CDN = 'https://cdn.example/golden';
const LABEL = (readBrand(BRAND)['fictional_singular'] as Record<string, string>)['en']!;

let product: Product;
let town: PictureTown;
beforeAll(async () => {
  product = await startProduct({ tenantsDir: brandsFolder([BRAND], { [BRAND]: { cdn_prefix: CDN } }) });
  town = await pictureTown(product, BRAND);
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

/**
 * URLs by route, everything that can be requested. `:of` stands for the id of each person, `:chat` for that of a
 * conversation.
 */
const PAGES: Record<string, string[]> = {
  index: ['/'],
  login: ['/login?next=/members'],
  signup: ['/signup'],
  members: ['/members?gender=&country=', '/members?gender=&country=&page=2', '/members?hidden=1'],
  'members-id': ['/members/:of', '/members/:of?match=1'],
  'members-id-chat': ['/members/:of/chat'],
  'members-id-gift': ['/members/:of/gift'],
  'members-id-like': ['/members/:of/like?on=about_me'],
  'members-id-signup': ['/members/:of/signup'],
  'members-id-block': ['/members/:of/block'],
  'members-id-hide': ['/members/:of/hide'],
  'members-id-report': ['/members/:of/report'],
  'members-id-landing': ['/members/:of/landing'],
  'members-id-landing2-slug': ['/members/:of/landing2'],
  'members-id-landing3-slug': ['/members/:of/landing3'],
  'landers-name-slug': ['/landers/gallery', '/landers/tinderswipe', '/landers/socialnetwork'],
  blocked: ['/blocked'],
  chats: ['/chats', '/chats?find=evening'],
  'chats-closed': ['/chats/closed'],
  'chats-settings': ['/chats/settings'],
  'chats-id': ['/chats/:chat'],
  'chats-id-gift': ['/chats/:chat/gift'],
  'chats-id-photo': ['/chats/:chat/photo'],
  likes: ['/likes'],
  'likes-m-id': ['/likes/m/:of'],
  'likes-type': ['/likes/received', '/likes/sent', '/likes/matches'],
  'swipe-game': ['/swipe-game', '/swipe-game?skipped=1'],
  'match-finder': ['/match-finder'],
  'signup-matches': ['/signup-matches'],
  'complete-signup': ['/complete-signup/1', '/complete-signup/complete'],
  notifications: ['/notifications'],
  'notifications-messages': ['/notifications/messages'],
  'notifications-sessions': ['/notifications/sessions'],
  'notifications-about-me': ['/notifications/about-me'],
  'notifications-news': ['/notifications/news'],
  'notifications-data': ['/notifications/data'],
  'notifications-leave': ['/notifications/leave'],
  'notifications-location': ['/notifications/location'],
  'notifications-language': ['/notifications/language'],
  'notifications-visibility': ['/notifications/visibility'],
  'notifications-consents': ['/notifications/consents'],
  'notifications-photo-check': ['/notifications/photo-check'],
  'notifications-terms': ['/notifications/terms'],
  profile: ['/profile'],
  'profile-photos': ['/profile/photos'],
  'profile-visitors': ['/profile/visitors'],
  premium: ['/premium'],
  credits: ['/credits'],
  'api-user': ['/api/user.php'],
  'api-settings': ['/api/settings.php'],
  'api-chats': ['/api/chats.php'],
  'api-messages': ['/api/messages.php?conversation=:chat&after=0'],
  'api-likes': ['/api/likes.php', '/api/likes.php?list=received', '/api/likes.php?list=matches'],
  'api-auto-like': ['/api/auto-like.php'],
  'api-like-sample': ['/api/like-sample.php'],
};
/** Routes that show no person or that serve the bytes themselves; these have separate tests. */
const NOBODY =
  /^(?:account-deleted|activate|login-passkey|dev-mailbox|dev-sms|directdebit|lang-config|appearance|token|not-found|pricing|pages-|transactions|withdrawal|credits-id|credits-limits|credits-repeat|credits-open|mail-change|notifications-(?:data-id|email|pass)|reports-number|complaints|reset-password|landers$|manifest$|service-worker$|icons-name$|robots$|sitemap$|sharing-name$|offline$|site-entry|settings$|waiting-list|photos-name|chats-id-photos|webhooks|api-(?:logout|page-hidden|chat|typing|geocode|interests|regions|companyinfo|discountcode)$)/;

function pathsOf({ people, chats }: PictureTown): string[] {
  const fill = (path: string): string[] => {
    if (path.includes(':of')) return people.map(({ id }) => path.replace(':of', id));
    return path.includes(':chat') ? chats.map((id) => path.replace(':chat', id)) : [path];
  };
  return Object.values(PAGES).flat().flatMap(fill);
}

const dataPath = (path: string) => {
  const [name, query] = path.split('?');
  return `${name === '/' ? '/_root' : name}.data${query === undefined ? '' : `?${query}`}`;
};

interface Given {
  path: string;
  status: number;
  text: string;
  html: boolean;
}

/** Everything that someone receives: pages as HTML and as data for the open page, and the responses of the API. */
async function everything(who: Visitor): Promise<Given[]> {
  const given: Given[] = [];
  for (const path of pathsOf(town)) {
    const isCall = path.startsWith('/api/');
    const responses = isCall
      ? [await who.call('GET', path)]
      : [await who.open(path, { 'Sec-Fetch-Site': 'same-origin' }), await who.call('GET', dataPath(path))];
    for (const [index, { status, headers, body }] of responses.entries()) {
      const text = `${JSON.stringify(headers)}\n${body}`;
      given.push({ path: index ? dataPath(path) : path, status, text, html: !isCall && index === 0 });
    }
  }
  return given;
}

const locked = (people: readonly Pictured[]) =>
  people.flatMap(({ main, locked: ids, withheld }) => [...ids, ...withheld, `${main}-source`]);
const leaks = (given: readonly Given[], secrets: readonly string[]) =>
  given.flatMap(({ path, text }) => givenAway(text, secrets).map((found) => `${path}: ${found}`));
const shownIn = (given: readonly Given[], secret: string) =>
  given.filter(({ text }) => text.includes(secret)).map(({ path }) => path);

it('the crawl covers every route', async () => {
  const known = (id: string) => id in PAGES || NOBODY.test(id);
  expect((await routeMap()).map(({ id }) => id).filter((id) => !known(id))).toEqual([]);
});

describe('a free member', () => {
  let given: Given[];
  beforeAll(async () => {
    given = await everything(town.free);
  });

  it('sees people on every page with people', () => {
    const of = (path: string) =>
      given
        .filter((entry) => entry.path.split('?')[0] === path)
        .map(({ text }) => text)
        .join();
    const pictures = town.people.map(({ main }) => main);
    for (const path of [
      '/members',
      '/likes',
      '/likes/received',
      '/likes/sent',
      '/likes/matches',
      '/chats',
      '/swipe-game',
    ])
      expect([path, pictures.some((id) => of(path).includes(id))]).toEqual([path, true]);
    for (const path of ['/match-finder', '/signup-matches', '/profile/visitors', '/api/likes.php', '/api/chats.php'])
      expect([path, pictures.some((id) => of(path).includes(id))]).toEqual([path, true]);
    for (const { id, main, blurs } of town.people.slice(0, 5)) {
      expect(of(`/members/${id}`)).toContain(main);
      expect(of(`/members/${id}.data`)).toContain(blurs[1]);
    }
    for (const chat of town.chats) expect(pictures.some((id) => of(`/chats/${chat}`).includes(id))).toBe(true);
    expect(of(`/chats/${town.chats[0]!}`)).toContain(town.messagePhoto);
    expect(given.filter(({ status }) => status >= 500)).toEqual([]);
  });

  // covers S2-125 S6-014
  it('gets no URL of a locked photo, and of pending or rejected photos not even the blurred one', () => {
    expect(leaks(given, locked(town.people))).toEqual([]);
  });

  it('sees no made-up profile without its label', () => {
    const names = town.fictional.map(({ name }) => name);
    const others = town.people.filter(({ fictional }) => !fictional).map(({ name }) => name);
    const pages = given.filter(({ html, status }) => html && status === 200);
    const found = pages.flatMap(({ path, text }) =>
      unlabelledOn(parsePage(text.slice(text.indexOf('\n'))), names, others, LABEL).map(
        (unlabelled) => `${path} ${unlabelled}`,
      ),
    );
    expect(found).toEqual([]);
    expect(pages.filter(({ text }) => names.some((name) => text.includes(name))).length).toBeGreaterThan(20);
    // The negative control: the same pages without the label.
    const bare = pages.filter(
      ({ text }) =>
        unlabelledOn(parsePage(text.slice(text.indexOf('\n')).replaceAll(LABEL, '')), names, others, LABEL).length > 0,
    );
    expect(bare.length).toBeGreaterThan(20);
  });
});

it.each(['visitor', 'outsider'] as const)(
  'a %s gets none either, nor a photo of others’ conversations',
  async (who) => {
    const given = await everything(town[who]);
    expect(leaks(given, [...locked(town.people), town.messagePhoto])).toEqual([]);
    expect(shownIn(given, town.people[0]!.main).length).toBeGreaterThan(3);
  },
);

it('mails contain none', async () => {
  await product.control('POST', '/drain');
  const mails = (await product.mails(BRAND)).map(({ subject, text, html }) => ({
    path: `mail ${subject}`,
    status: 200,
    text: text + html,
    html: false,
  }));
  expect(mails.length).toBeGreaterThan(4);
  expect(leaks(mails, [...locked(town.people), town.messagePhoto])).toEqual([]);
});

it('nor does the event stream, which only reports that something is new', async () => {
  const { free, premium, people, chats } = town;
  const stream = await openEvents(free);
  onTestFinished(stream.close);
  const [chat] = chats as [string];
  const photo = await postPhoto(premium, `/chats/${chat}`, { key: freshKey() });
  expect([photo.status, (await sendMessage(premium, chat, 'And this one')).status]).toEqual([200, 200]);
  const messages = await until('two hints of messages', () => {
    const found = stream.told().filter(({ kind }) => kind === 'message');
    return found.length < 2 ? undefined : found;
  });
  for (const liveEvent of messages)
    expect(liveEvent).toEqual({ kind: 'message', conversation: chat, seq: expect.any(Number) });
  for (const liveEvent of stream.told())
    expect(['kind', 'conversation', 'seq']).toEqual(expect.arrayContaining(Object.keys(liveEvent)));
  expect(givenAway(stream.text(), [...locked(people), town.messagePhoto])).toEqual([]);
});

describe('the control', () => {
  // covers S6-016
  it('a premium member gets the locked ones, but none of the withheld ones', async () => {
    const given = await everything(town.premium);
    const others = town.people.filter(({ name }) => name !== 'Veritas3');
    for (const { locked: ids } of others.slice(0, 5)) expect(shownIn(given, ids.at(-1)!).length).toBeGreaterThan(0);
    expect(
      leaks(
        given,
        others.flatMap(({ withheld, main }) => [...withheld, `${main}-source`]),
      ),
    ).toEqual([]);
  });

  it('a leak is found wherever it is', () => {
    const secret = town.people[0]!.locked[0]!;
    for (const text of [
      `<img src="/photos/${secret}.webp">`,
      `{"f":"\\/photos\\/${secret}-thumb.webp"}`,
      `link: <${secret}>`,
    ])
      expect(givenAway(text, [secret])).toHaveLength(1);
  });
});

describe('cdn_prefix', () => {
  const pictures = (page: Document) =>
    [...page.querySelectorAll('img')].flatMap((image) => [
      image.getAttribute('src')!,
      image.getAttribute('srcset') ?? '',
    ]);

  it('precedes the URL of every picture that visitors see, and of none that only members do', async () => {
    const [person] = town.people;
    const { body, headers } = await town.visitor.open(`/members/${person!.id}`);
    const urls = pictures(parsePage(body)).flatMap((set) =>
      set.split(', ').map((candidate) => candidate.split(' ')[0]!),
    );
    const at = (id: string) => urls.filter((url) => url.includes(id));
    expect(at(person!.main).length).toBeGreaterThan(1);
    for (const url of at(person!.main)) expect(url.startsWith(`${CDN}/photos/`)).toBe(true);
    const forMembers = pictures(parsePage((await town.premium.open(`/members/${person!.id}`)).body)).filter((picture) =>
      picture.includes('/photos/'),
    );
    expect(forMembers.length).toBeGreaterThan(2);
    expect(forMembers.join()).not.toContain(CDN);
    expect(headers['content-security-policy']).toMatch(/img-src 'self' data: https:\/\/cdn\.example(?:;|$| )/);
  });

  it.each(['/', '/members', '/members/:of/landing'])('on %s', async (path) => {
    const { body } = await town.visitor.open(path.replace(':of', town.fictional[1]!.id));
    const photos = pictures(parsePage(body)).filter((url) => url.includes('/photos/'));
    expect(photos.length).toBeGreaterThan(0);
    for (const url of photos.flatMap((set) => set.split(', '))) expect(url.startsWith(`${CDN}/photos/`)).toBe(true);
  });

  it('is in the settings and in link previews', async () => {
    const settings = JSON.parse((await town.visitor.call('GET', '/api/settings.php')).body);
    expect(JSON.stringify(settings)).toContain(`"cdn_prefix":"${CDN}"`);
    const [, , , , flora] = town.people;
    const { body } = await town.visitor.open(`/members/${flora!.id}`);
    const head = (property: string) =>
      parsePage(body).querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(head('og:image')).toBe(`${CDN}/photos/${flora!.main}.webp`);
    expect(head('og:title')).toContain(LABEL);
  });
});
