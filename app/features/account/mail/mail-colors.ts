import { applyOverrides } from '~/theme/overrides';
import { computeRoles } from '~/theme/roles';
import type { ThemeOverrides } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';

export interface MailColors {
  surface: string;
  raised: string;
  text: string;
  muted: string;
  line: string;
  button: string;
  onButton: string;
  depth: string;
  onDepth: string;
}

/**
 * Plain values, always light, because mails support neither style sheets nor custom properties. For server code only.
 */
export function mailColors(tenant: { niche: number; theme: ThemeOverrides }): MailColors {
  const roles = computeRoles(applyOverrides(themeOfNiche(tenant.niche), tenant.theme).light, false);
  return {
    surface: roles['surface-sunken'],
    raised: roles['surface-raised'],
    text: roles.text,
    muted: roles['text-muted'],
    line: roles.line,
    button: roles.primary,
    onButton: roles['on-primary'],
    depth: roles.depth,
    onDepth: roles['on-depth'],
  };
}
