import type { ReceivedMail } from './mail.contract';

export interface RawMail {
  to: string[];
  raw: string;
}

/** Reads as much of RFC 5322, 2045 and 2047 as nodemailer writes, so that the contract can check the real bytes. */
export function readMessage({ to, raw }: RawMail): ReceivedMail {
  const { headers, body } = split(raw);
  const from = /^(?:(.*) )?<?([^<>\s]+)>?$/.exec(words(headers.get('from') ?? ''))!;
  const parts = body
    .split(`--${/boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')![1]}`)
    .slice(1, -1)
    .map(split);
  const part = (type: string) => content(parts.find((piece) => piece.headers.get('content-type')!.startsWith(type))!);
  return {
    from: { name: (from[1] ?? '').replace(/^"(.*)"$/, '$1'), address: from[2]! },
    to,
    subject: words(headers.get('subject') ?? ''),
    messageId: headers.get('message-id')!.replace(/^<|>$/g, ''),
    headers: Object.fromEntries([...headers].map(([name, value]) => [headerName(name), value])),
    text: part('text/plain'),
    html: part('text/html').trim(),
  };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const text = raw.replaceAll('\r\n', '\n').replace(/^\n/, '');
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { headers, body: text.slice(end + 2) };
}

const headerName = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind, text]) =>
          kind!.toLowerCase() === 'b' ? Buffer.from(text!, 'base64') : quoted(text!.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );
}

function content({ headers, body }: { headers: Map<string, string>; body: string }): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quoted(body.replace(/=\n/g, '')).toString('utf8') : body;
}

function quoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}
