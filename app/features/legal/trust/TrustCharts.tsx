import { FormattedMessage, useIntl } from 'react-intl';
import { Stack } from '~/ui/Layout/Layout';
import { topOf, type ChartPoint } from './chart-lines';
import type { TrustDay } from '../trust-figures';
import { TrustChart } from './TrustChart';

/** The newest days as lines: how long decisions take, and the share of fictional profiles. Newest first. */
export function TrustCharts({ days }: { days: readonly TrustDay[] }) {
  const intl = useIntl();
  const over = (value: (day: TrustDay) => number | null): ChartPoint[] =>
    days.map((day) => ({ day: day.day, value: value(day) })).toReversed();
  const hours = over(({ figures: { reports } }) =>
    reports.median_minutes === null ? null : Math.round(reports.median_minutes / 6) / 10,
  );
  const fictional = over(({ figures }) => figures.fictional_percent);
  const percent = intl.formatNumber(topOf(fictional) / 100, { style: 'percent' });
  const most = intl.formatMessage(
    { id: 'trust.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
    { count: topOf(hours) },
  );
  return (
    <Stack $gap={4}>
      <TrustChart
        title={<FormattedMessage id="trust.chart-reports" defaultMessage="Median time to a decision about a report" />}
        description={intl.formatMessage(
          {
            id: 'trust.chart-reports-alt',
            defaultMessage:
              'A line of the last {days} days; its highest point is {most}. The numbers are in the table.',
          },
          { days: days.length, most },
        )}
        points={hours.some(({ value }) => value !== null) ? hours : []}
        top={most}
      />
      <TrustChart
        title={<FormattedMessage id="trust.chart-fictional" defaultMessage="Share of fictional profiles" />}
        description={intl.formatMessage(
          {
            id: 'trust.chart-fictional-alt',
            defaultMessage:
              'A line of the last {days} days; its highest point is {most}. The numbers are in the table.',
          },
          { days: days.length, most: percent },
        )}
        points={fictional}
        top={percent}
      />
    </Stack>
  );
}
