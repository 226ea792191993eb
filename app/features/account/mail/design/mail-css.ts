import type { MailColors, MailTheme } from './mail-theme';

/**
 * The rules that cannot stand in a style attribute. Clients that drop them show the light mail at its full width, which
 * still fits a phone because of its max-width.
 */
export function mailCss(theme: MailTheme): { base: string; dark: string } {
  return {
    base: [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      'body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
      'table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}',
      '@media (max-width:620px){.m-wide{width:100%!important}.m-pad{padding-left:20px!important;padding-right:20px!important}}',
    ].join(''),
    // In a block of its own, because some clients drop a whole block for one rule that they do not know.
    dark: `${DARK_MEDIA}{${darkRules(theme.dark, '')}}${darkRules(theme.dark, '[data-ogsc] ')}`,
  };
}

const DARK_MEDIA = '@media (prefers-color-scheme:dark)';

/** A preview in one scheme, whatever the scheme of the device. */
export function mailInScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replace(DARK_MEDIA, scheme === 'dark' ? '@media all' : '@media not all');
}

/** A preview at the width of a common phone, in a frame of its own, so that the mail's rules for narrow windows apply. */
export function onPhones(html: string): string {
  const content = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const lang = /<html[^>]*\blang="([a-z-]+)"/i.exec(html)?.[1] ?? 'en';
  const title = /<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? '';
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<style>body{margin:0}',
    'iframe{display:block;width:390px;max-width:calc(100% - 2px);height:calc(100vh - 2px);margin:0 auto;border:1px solid}</style>',
    `</head><body><iframe title="${title}" sandbox srcdoc="${content}"></iframe></body></html>`,
  ].join('');
}

function darkRules(c: MailColors, before: string): string {
  const rule = (name: string, value: string) => `${before}.${name}{${value}}`;
  const ground = (color: string) => `background:${color}!important;background-color:${color}!important`;
  const ink = (color: string) => `color:${color}!important`;
  return [
    rule('m-page', ground(c.page)),
    rule('m-card', `${ground(c.card)};border-color:${c.line}!important`),
    rule('m-well', `${ground(c.well)};border-color:${c.line}!important`),
    rule('m-head', `${ground(c.depth)};${ink(c.onDepth)}`),
    rule('m-brand', ink(c.onDepth)),
    rule('m-text', ink(c.text)),
    rule('m-muted', ink(c.muted)),
    rule('m-link', ink(c.link)),
    rule('m-line', `border-color:${c.line}!important`),
    rule('m-button', `${ground(c.button)};${ink(c.onButton)}`),
  ].join('');
}
