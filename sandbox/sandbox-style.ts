import { createHash } from 'node:crypto';

/** The sandbox looks like a plain receipt and clearly differs from the brand's pages. */
export const SANDBOX_CSS = `
:root{color-scheme:light dark;--ground:#eef1f5;--card:#fff;--ink:#17202e;--soft:#545f70;--line:#dbe1e9;--accent:#2456c8;
--note:#fff3cd;--note-ink:#5c4400;--paid:#136c33;--pending:#8a5a00;--failed:#b3261e;--cancelled:#545f70}
@media (prefers-color-scheme:dark){:root{--ground:#10151d;--card:#1a212c;--ink:#eef2f7;--soft:#a7b2c2;--line:#323d4d;
--accent:#9dbcff;--note:#3a3010;--note-ink:#ffe08a;--paid:#7ddc9a;--pending:#f5c665;--failed:#ffa79f;--cancelled:#a7b2c2}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;min-height:100vh;
min-height:100dvh}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.note{background:var(--note);color:var(--note-ink);padding:8px 16px;text-align:center;font-weight:600;font-size:14px;line-height:20px}
main{width:100%;max-width:440px;margin:0 auto;padding:16px}
main.wide{max-width:760px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px 20px;box-shadow:0 8px 24px rgb(16 24 40/.06)}
.card+.card{margin-top:12px}
.payee{color:var(--soft)}
.payee strong{color:var(--ink);font-weight:600;overflow-wrap:anywhere}
.amount{font-size:40px;line-height:48px;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums;margin:4px 0 16px}
h1{font-size:24px;line-height:32px}
h2{font-size:16px;line-height:24px;margin:24px 0 8px}
dl{border-top:1px solid var(--line);padding-top:12px;display:grid;grid-template-columns:auto 1fr;gap:4px 16px;font-size:14px}
dt{color:var(--soft)}
dd{text-align:right;overflow-wrap:anywhere}
dd.code{font-size:12px}
.choices{display:grid;gap:8px}
button,.button{display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid var(--line);border-left:6px solid var(--kind,var(--accent));
border-radius:10px;background:var(--card);color:var(--ink);font:inherit;text-align:left;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--ground)}
button b{display:block;font-weight:600}
button small,.soft{color:var(--soft);font-size:14px;line-height:20px}
.paid{--kind:var(--paid)}.pending{--kind:var(--pending)}.failed{--kind:var(--failed)}.cancelled{--kind:var(--cancelled)}
.state{color:var(--kind,var(--soft));font-weight:600}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:12px;flex-wrap:wrap}
.row .sum{font-size:20px;line-height:28px;font-weight:700;font-variant-numeric:tabular-nums}
.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px;margin-top:12px}
.side button{min-height:44px;padding:8px 12px}
p+p,.gap{margin-top:12px}
.course{margin-bottom:12px}
footer{padding:16px;text-align:center;font-size:14px}
@media (min-width:768px){main{padding-top:48px}.card{padding:32px}}
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(SANDBOX_CSS).digest('base64')}'`;

/**
 * Forbids scripts, pictures and frames. Browsers apply form-action to redirects too, so the merchant's origin, to which
 * the form redirects, must be listed.
 */
export function sandboxHeaders(returnUrl?: string): Record<string, string> {
  const formAction = returnUrl ? `'self' ${new URL(returnUrl).origin}` : "'self'";
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_HASH}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  };
}
