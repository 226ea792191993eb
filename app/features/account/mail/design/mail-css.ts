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
