import { DATE_FORMATS } from '~/i18n/formats';
import { timeText } from '~/features/legal/trust/time-text';
import { listTrust } from '~/features/legal/trust/trust.service.server';
import { ACTIVE_DAYS, PERIOD_DAYS, type TrustFigures } from '~/features/legal/trust-figures';
import type { RequestContext } from '~/server/context/context.server';
import type { Figure, FiguresData } from './section-data';

/** One figure alone says little of a brand. */
const LEAST = 2;
const MOST = 4;

/** What the brand's newest day of figures says; undefined where too little of it means something. */
export async function findFigures(context: RequestContext): Promise<FiguresData | undefined> {
  const [newest] = await listTrust(context, 1);
  const figures = newest ? meaningful(newest.figures, context) : [];
  if (!newest || figures.length < LEAST) return undefined;
  const intl = context.texts(context.locale);
  return {
    figures: figures.slice(0, MOST),
    day: intl.formatDate(`${newest.day}T12:00:00Z`, { ...DATE_FORMATS.long, timeZone: 'UTC' }),
    activeDays: ACTIVE_DAYS,
    periodDays: PERIOD_DAYS,
  };
}

/** Leaves out what nobody has counted yet: no report is no figure about reports. */
function meaningful(figures: TrustFigures, { texts, locale }: RequestContext): Figure[] {
  const intl = texts(locale);
  const { active_from: active, fictional_percent: percent, reports, returns } = figures;
  const returned = returns.reduce((sum, { count }) => sum + count, 0);
  return [
    active > 0 && { kind: 'active' as const, value: intl.formatNumber(active) },
    percent !== null && {
      kind: 'fictional' as const,
      value: intl.formatNumber(percent / 100, { style: 'percent' }),
    },
    reports.decided > 0 && { kind: 'reports' as const, value: intl.formatNumber(reports.decided) },
    reports.median_minutes !== null && { kind: 'time' as const, value: timeText(intl, reports.median_minutes) },
    returned > 0 && { kind: 'returns' as const, value: intl.formatNumber(returned) },
  ].filter((figure) => figure !== false);
}
