/** A text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const write = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
};

/** A template whose values are escaped, for pages without React: they are opened as files, without scripts. */
export const markup = (strings: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(strings.reduce((text, piece, i) => text + (i === 0 ? '' : write(values[i - 1])) + piece, ''));

/** Rows of a name and a value; those without a value are left out. */
export function facts(rows: readonly (readonly [string, Part])[]): Html {
  const lines = rows
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(
      ([name, value]) =>
        markup`<dt>${name}</dt>
          <dd>${value}</dd>`,
    );
  return markup`<dl>${lines}</dl>`;
}

/** A table that becomes a list of cards on a phone, because each cell names its column. */
export function table(heads: readonly string[], rows: readonly (readonly Part[])[]): Html {
  const cells = (row: readonly Part[]) => row.map((cell, i) => markup`<td data-head="${heads[i]}">${cell}</td>`);
  return markup`<table>
    <thead>
      <tr>
        ${heads.map((head) => markup`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          markup`<tr>
            ${cells(row)}
          </tr> `,
      )}
    </tbody>
  </table>`;
}

const STYLE = `:root{color-scheme:light dark;--ink:#201d1a;--quiet:#625b54;--line:#ddd6cd;--card:#fff;--page:#faf7f2;--link:#0b5cad}
@media (prefers-color-scheme:dark){:root{--ink:#f2eee9;--quiet:#b3aaa0;--line:#45403a;--card:#26231f;--page:#1a1815;--link:#8fc1ff}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main,nav,footer{max-width:760px;margin:0 auto;padding:16px}nav a{margin-inline-end:16px;display:inline-block;padding:6px 0}
a{color:var(--link)}h1{font-size:28px;line-height:1.2;margin:8px 0 16px}h2{font-size:20px;margin:32px 0 8px}
.quiet,dt,time{color:var(--quiet);font-size:14px}dl{margin:0;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:4px 16px 12px}
dt{margin-top:8px}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}ul{padding-inline-start:20px}li{margin:6px 0}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line)}th,td{text-align:start;vertical-align:top;padding:8px 12px;border-bottom:1px solid var(--line);overflow-wrap:anywhere}th{color:var(--quiet);font-size:14px}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px}figure{margin:0}img{max-width:100%;border-radius:12px;display:block}
.said{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:8px 14px;margin:8px 0;max-width:85%;overflow-wrap:anywhere;white-space:pre-wrap}.own{margin-inline-start:auto}
@media (max-width:600px){thead{display:none}table,tbody,tr,td{display:block}td{border:0;padding:4px 12px}td::before{content:attr(data-head);display:block;color:var(--quiet);font-size:14px}tr{border-bottom:1px solid var(--line);padding:8px 0;display:block}}`;

export interface PageFrame {
  locale: string;
  brand: string;
  title: string;
  /** From this page to the folder of the archive, such as '../'. */
  up: string;
  links: readonly { path: string; title: string }[];
}

/** The whole page up to its content, which `pageEnd` follows. */
export const pageHead = ({ locale, brand, title, up, links }: PageFrame): Html =>
  markup`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>${title} – ${brand}</title><style>${new Html(STYLE)}</style></head>
<body><nav>${links.map((link) => markup`<a href="${up}${link.path}">${link.title}</a>`)}</nav><main><h1>${title}</h1>
`;

export const pageEnd = markup`</main></body></html>
`;
