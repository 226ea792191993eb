import { WORDS, type Blame, type Meaning } from './bounce-words';

/**
 * `hard`: the e-mail address does not exist or takes nothing. `soft`: it may work again, and only several of these count.
 * `ours`: the address is right and we are at fault, so it costs no member anything; see `mail-tally`.
 */
export type BounceKind = 'hard' | 'soft' | 'ours';

/** How a failed delivery is judged. */
export interface BounceVerdict {
  kind: BounceKind;
  /** Only with `hard`: words say of the address itself that it is gone, so that one such failure is enough. */
  named: boolean;
  blames: Blame;
  /** The enhanced status code; empty if there is none. */
  status: string;
  /** The words or the code that decided, for who reads the decision. */
  because: string;
}

/** What another mail server said of a delivery that it gave up. */
export interface Failure {
  /** The status of the report (RFC 3464). */
  status?: string | undefined;
  /** The reply of the server that refused it. */
  diagnostic?: string | undefined;
  /** What the report says to people; asked only where the reply decides nothing. */
  text?: string | undefined;
}

/** Not a part of a longer number, such as an IP address or a version. */
const CODE = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
const REPLY_AND_CODE = /(?<![\d.])[45]\d\d[ -]+#?([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
const REPLY = /(?:^|[\s;:<(["'])([45])\d\d(?=[\s-]|$)/;

/** The enhanced status code of a delivery (RFC 3463), from its own field or from the words of the other mail server. */
export function statusCodeOf(status: string | undefined, diagnostic: string | undefined): string {
  const own = CODE.exec(/^\s*(\S+)/.exec(status ?? '')?.[1] ?? '')?.[1];
  // "5.0.0" means that the mail server which made the report did not know better than the one that refused the mail.
  if (own !== undefined && !own.endsWith('.0.0')) return own;
  const code = (REPLY_AND_CODE.exec(diagnostic ?? '') ?? CODE.exec(diagnostic ?? ''))?.[1];
  if (code !== undefined && !code.startsWith('2')) return code;
  const reply = REPLY.exec(diagnostic ?? '')?.[1];
  return own ?? (reply === undefined ? '' : `${reply}.0.0`);
}

/** What is said of a class of codes where no words say more. */
const CODES: readonly [code: RegExp, blames: Blame, means: Meaning][] = [
  [/^4\.2\.2$/, 'mailbox', 'full'],
  [/^4\.7\.\d+$/, 'sender', 'ours'],
  [/^[45]\.2\.12\d$/, 'rate', 'ours'],
  [/^4\.[34]\.\d+$/, 'route', 'later'],
  [/^4\./, 'unknown', 'later'],
  [/^5\.1\.(?:[12346]|10)$/, 'address', 'gone'],
  [/^5\.1\.[78]$/, 'sender', 'ours'],
  [/^5\.2\.1$/, 'mailbox', 'gone'],
  [/^5\.2\.2$/, 'mailbox', 'full'],
  [/^5\.(?:2\.3|3\.4|6\.\d+)$/, 'content', 'ours'],
  [/^5\.4\.5$/, 'rate', 'ours'],
  [/^5\.4\.\d+$/, 'route', 'later'],
  [/^5\.5\.[1-9]\d*$/, 'sender', 'ours'],
  [/^5\.7\.\d+$/, 'sender', 'ours'],
];

/** Codes about the mail or the system: they weigh more than that the recipient was what was refused. */
const ABOUT_THE_MAIL = /^5\.(?:2\.3|3\.[1-9]|6\.\d+)$/;

/**
 * Judges a failed delivery by what is said of whom it blames, and by its code only where no words say so: codes are often
 * those of the server that made the report. Without either it is soft: nobody should lose mail to a riddle.
 */
export function verdictOf({ status: field, diagnostic, text }: Failure): BounceVerdict {
  const status = statusCodeOf(field, diagnostic || serverWords(text));
  const reply = readWords(diagnostic);
  const read = reply ?? readWords(serverWords(text));
  const unclear = read?.rule.means === 'gone' && !read.rule.named && ABOUT_THE_MAIL.test(status);
  if (read && !unclear) {
    const { rule, words } = read;
    const means = rule.means === 'gone' && !rule.named && status.startsWith('4') ? 'later' : rule.means;
    // Who says "4" is not sure of it, and who words the report may only guess what an unclear reply meant.
    const named = rule.named === true && !status.startsWith('4') && (reply !== undefined || !diagnostic);
    return verdict(rule.blames, means, named, status, `“${words}”`);
  }
  const code = CODES.find(([pattern]) => pattern.test(status));
  return verdict(
    code?.[1] ?? 'unknown',
    code?.[2] ?? 'later',
    false,
    status,
    status ? `the code ${status}` : 'no code',
  );
}

function verdict(blames: Blame, means: Meaning, named: boolean, status: string, because: string): BounceVerdict {
  const kind = means === 'gone' ? 'hard' : means === 'ours' ? 'ours' : 'soft';
  return { kind, named: kind === 'hard' && named, blames, status, because };
}

const MOST_WORDS = 2000;
const MOST_TEXT = 8000;

function readWords(text: string | undefined) {
  const plain = withoutNames((text ?? '').slice(0, MOST_WORDS));
  for (const rule of WORDS) {
    const found = rule.words.exec(plain)?.[0];
    if (found !== undefined) return { rule, words: found.replace(/\s+/g, ' ').trim().slice(0, 80) };
  }
  return undefined;
}

/** Where a mail that came back begins in a text that does not say so. */
const QUOTED_HEADER = /^[ \t>]*(?:Received|Return-Path|DKIM-Signature|X-Received): /im;
/** A field of our mail, as reports in the languages of their server quote it: the subject is made of our own words. */
const QUOTED_FIELD =
  /^[ \t>]*(?:Subject|Subj|Betreff|Objet|Oggetto|Asunto|Onderwerp|Temat|Ämne|Emne|Aihe|From|To|Cc)[ \t]*:.*$/gim;
/** What companies write below every mail that leaves them, unless it says why this one came back. */
const FOOTER =
  /\b(?:this|the) (?:e-?mail|message|communication)\b[^.]{0,80}\b(?:scanned (?:for|by)|confidential|privileged|designated recipient|intended)\b/i;
const REFUSED = /\b(?:reject|block|refus|infect|quarantin)/i;

/** Where the copy of our mail begins in a text that does not say so; -1 if it has none. */
export const quotedFrom = (text: string): number => text.search(QUOTED_HEADER);

/** What a server says to people about a failure, without what it quotes of our mail and what stands below all of its own. */
function serverWords(text: string | undefined): string {
  const plain = (text ?? '').slice(0, MOST_TEXT);
  const copy = quotedFrom(plain);
  const own = plain
    .slice(0, copy < 0 ? plain.length : copy)
    .replaceAll(QUOTED_FIELD, ' ')
    .replace(/(?<=\S)\r?\n[ \t]+(?=\S)/g, ' ');
  const footer = FOOTER.exec(own);
  return footer && !REFUSED.test(own.slice(footer.index)) ? own.slice(0, footer.index) : own;
}

/** Addresses, links and the names of servers say nothing about a failure, whatever words they are made of. */
function withoutNames(text: string): string {
  return (
    text
      .replace(/^[\w-]{1,40};/, ' ')
      // But for the pages where block lists explain themselves.
      .replace(
        /\bhttps?:\/\/\S*(?:spamhaus|spamcop|block-?list|blacklist|dnsbl|\brbl\b|senderscore|barracudacentral)\S*/gi,
        ' block list ',
      )
      .replace(/\bhttps?:\/\/\S+/gi, ' ')
      .replace(
        /\b(?:after|in (?:reply|response) to|while performing)\b[^\n:()]{0,30}\b(?:mail from|rcpt to|helo|ehlo|data|starttls)\b/gi,
        ' ',
      )
      .replace(/<?[^\s<>@"]{1,80}@[^\s<>@",;]{1,200}>?/g, ' ')
      .replace(/\bhost [\w.-]+/gi, ' ')
      .replace(/\berror from remote (?:mail ?)?(?:server|er)\b/gi, ' ')
      .replace(/[\w-]+(?:\.[\w-]+)+(?= ?[[(])/g, ' ')
      .replace(/[ \t\r]+/g, ' ')
  );
}
