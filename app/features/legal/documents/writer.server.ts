import type { IntlShape } from 'react-intl';
import type { Block, Inline, LegalSection } from './legal-document';

/** Where the links of legal texts lead: the tag of the catalogue and the path. */
const LINKS = {
  terms: '/pages/terms',
  privacy: '/pages/privacy',
  cookies: '/pages/cookies',
  faq: '/pages/faq',
  service: '/pages/service',
  notice: '/pages/notice',
  trust: '/pages/trust',
  chain: '/pages/trust/chain.json',
  returns: '/pages/return-policy',
  complaints: '/complaints',
  withdraw: '/withdrawal',
  pricing: '/pricing',
  orders: '/transactions',
  limits: '/credits/limits',
  login: '/login',
  consents: '/notifications/consents',
  visibility: '/notifications/visibility',
  messages: '/notifications/messages',
  sessions: '/notifications/sessions',
  data: '/notifications/data',
  aboutme: '/notifications/about-me',
  leave: '/notifications/leave',
} as const;

/** Signs that no text contains; between them stand the path and the words of a link. */
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];

export type Values = Record<string, string | number>;

export interface Writer {
  /** One line without links. */
  line(id: string, more?: Values): string;
  words(id: string, more?: Values): Inline[];
  text(id: string, more?: Values): Block;
  /** Leaves out what is false, so that a condition can stand before an id. */
  list(...ids: (string | false)[]): Block;
  section(anchor: string, title: string, ...blocks: (Block | false)[]): LegalSection;
}

/** Writes blocks from the ids of a catalogue. Every text may use all of the values and all links. */
export function openWriter(intl: IntlShape, values: Values & { email: string; phone: string }): Writer {
  const link = (to: string) => (chunks: unknown) => `${OPEN}${to}${MIDDLE}${[chunks].flat().join('')}${CLOSE}`;
  const tags = {
    ...Object.fromEntries(Object.entries(LINKS).map(([tag, to]) => [tag, link(to)])),
    mailto: link(`mailto:${values.email}`),
    tel: link(`tel:${values.phone.replace(/[-\s]/g, '')}`),
  };
  const say = (id: string, more: Values = {}) =>
    [intl.formatMessage({ id }, { ...values, ...more, ...tags } as Parameters<IntlShape['formatMessage']>[1])]
      .flat()
      .join('');
  const words = (id: string, more?: Values) => readLinks(say(id, more));
  return {
    line: say,
    words,
    text: (id, more) => ({ kind: 'text', words: words(id, more) }),
    list: (...ids) => ({ kind: 'list', items: ids.filter((id) => id !== false).map((id) => words(id)) }),
    section: (anchor, title, ...blocks) => ({
      anchor,
      title: say(title),
      blocks: blocks.filter((block) => block !== false),
    }),
  };
}

function readLinks(text: string): Inline[] {
  return text
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(OPEN!)) return part;
      const [to = '', words = ''] = part.slice(1, -1).split(MIDDLE!);
      return { to, words };
    });
}
