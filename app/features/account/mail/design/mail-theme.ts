import { readable } from '~/theme/contrast';
import { applyOverrides } from '~/theme/overrides';
import { computeRoles } from '~/theme/roles';
import type { Palette, ThemeOverrides } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';

export interface MailColors {
  page: string;
  card: string;
  /** Wells inside the card: codes and tables. */
  well: string;
  text: string;
  muted: string;
  line: string;
  link: string;
  button: string;
  onButton: string;
  depth: string;
  onDepth: string;
}

/** What a mail has of the brand's theme, in plain values: mails support no custom properties. */
export interface MailTheme {
  light: MailColors;
  dark: MailColors;
  /** Corner radii in px. */
  radius: number;
  control: number;
  /** The size of body text in px, and its line height. */
  size: number;
  leading: number;
  font: string;
  heading: { font: string; weight: number; tracking: string };
}

/** Fonts that every device has; a mail loads none. */
const FONT = "'Open Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CONDENSED = "'Arial Narrow','Roboto Condensed','Helvetica Neue',Arial,sans-serif";

export function mailTheme(tenant: { niche: number; theme: ThemeOverrides }): MailTheme {
  const theme = applyOverrides(themeOfNiche(tenant.niche), tenant.theme);
  const dark = mailColors(theme.dark, true);
  return {
    // A theme that is dark by default is also dark in clients that do not know the reader's scheme.
    light: theme.scheme === 'dark' ? dark : mailColors(theme.light, false),
    dark: theme.scheme === 'light' ? mailColors(theme.light, false) : dark,
    radius: theme.shape.radius,
    control: theme.shape.control,
    size: theme.type.size,
    leading: theme.type.leading,
    font: FONT,
    heading: {
      font: theme.type.stretch < 90 ? CONDENSED : FONT,
      // Fonts that are installed have no weights between bold and black.
      weight: theme.type.weight.heading >= 750 ? 800 : 700,
      tracking: `${theme.type.tracking}em`,
    },
  };
}

function mailColors(palette: Palette, isDark: boolean): MailColors {
  const roles = computeRoles(palette, isDark);
  return {
    page: roles['surface-sunken'],
    card: roles['surface-raised'],
    well: roles.surface,
    text: roles.text,
    muted: roles['text-muted'],
    line: roles.line,
    // Links and buttons have so much contrast that they stay readable where a client turns all lightness over.
    link: readable(palette.primary, [roles.surface, roles['surface-raised'], roles['surface-sunken']], 7),
    button: readable(palette.primary, [roles['on-primary']], 7),
    onButton: roles['on-primary'],
    depth: roles.depth,
    onDepth: roles['on-depth'],
  };
}
