import type { IntlShape } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';
import { toMajor } from '~/i18n/minor-units';
import type { Block, LegalDocument } from '../documents/legal-document';
import { brandWriter, type LegalReader } from '../documents/legal-values.server';
import type { Writer } from '../documents/writer.server';
import { timeText } from './time-text';
import type { CaseFigures, TrustDay, TrustFigures } from '../trust-figures';

/** Rows of the table; the file has all. */
const ROWS = 14;

/** The page of a brand's figures, from the newest days, newest first. */
export function writeTrust(reader: LegalReader, days: readonly TrustDay[]): LegalDocument {
  const writer = brandWriter(reader);
  const intl = reader.texts(reader.locale);
  const { line, words, text, list, section } = writer;
  const [newest] = days;
  return {
    title: line('trust.title'),
    lead: words('trust.lead'),
    dated: newest ? line('trust.as-of', { date: dateText(intl, newest.day) }) : null,
    sections: [
      section('now', 'trust.now', newest ? nowFacts(writer, intl, newest.figures) : text('trust.first-day')),
      section(
        'meaning',
        'trust.meaning',
        list('trust.meaning-fictional', 'trust.meaning-active', 'trust.meaning-cases', 'trust.meaning-returns'),
      ),
      ...(newest ? [section('history', 'trust.history', historyTable(writer, intl, days.slice(0, ROWS)))] : []),
      section(
        'check',
        'trust.check',
        text('trust.check-text'),
        newest ? text('trust.check-file') : false,
        newest ? { kind: 'facts', facts: [{ name: line('trust.seal'), words: [newest.seal] }] } : false,
      ),
    ],
  };
}

/** Days are written at noon of Greenwich, so that no time zone moves them. */
const dateText = (intl: IntlShape, day: string) =>
  intl.formatDate(`${day}T12:00:00Z`, { ...DATE_FORMATS.long, timeZone: 'UTC' });

function nowFacts({ line }: Writer, intl: IntlShape, figures: TrustFigures): Block {
  const { reports, notices, complaints, hidden } = figures;
  const fact = (name: string, ...values: string[]) => ({ name: line(name), words: [values.join(' ')] });
  const cases = (name: string, { decided, upheld, dismissed, median_minutes: minutes }: CaseFigures, counts: string) =>
    fact(
      name,
      ...(minutes === null
        ? [line('trust.none-decided')]
        : [
            line('trust.decided', { count: decided, time: timeText(intl, minutes) }),
            line(counts, { upheld, dismissed }),
          ]),
    );
  return {
    kind: 'facts',
    facts: [
      fact('trust.fictional', fictionalText(line, figures)),
      fact('trust.active', activeText(line, intl, figures)),
      cases('trust.reports', reports, 'trust.upheld'),
      cases('trust.notices', notices, 'trust.upheld'),
      cases('trust.complaints', complaints, 'trust.changed'),
      fact(
        'trust.hidden',
        hidden.profiles === 0
          ? line('trust.no-hidden')
          : line('trust.hidden-count', {
              count: intl.formatNumber(hidden.profiles),
              fraud: intl.formatNumber(hidden.fraud),
            }),
      ),
      fact('trust.returns', returnsText(line, intl, figures)),
    ],
  };
}

type Line = Writer['line'];

const fictionalText = (line: Line, { fictional_percent: percent }: TrustFigures) =>
  percent === null ? line('trust.no-profiles') : line('trust.fictional-percent', { percent });

const activeText = (line: Line, intl: IntlShape, { active_from: from }: TrustFigures) =>
  from === 0 ? line('trust.active-few') : line('trust.active-from', { count: intl.formatNumber(from) });

function returnsText(line: Line, intl: IntlShape, { returns }: TrustFigures): string {
  if (returns.length === 0) return line('trust.no-returns');
  const sums = returns.map(({ amount_minor: minor, currency, count }) =>
    line('trust.returned', {
      count,
      sum: intl.formatNumber(toMajor(minor, currency), { style: 'currency', currency }),
    }),
  );
  return intl.formatList(sums, { type: 'conjunction' });
}

function historyTable({ line }: Writer, intl: IntlShape, days: readonly TrustDay[]): Block {
  const time = ({ median_minutes: minutes }: CaseFigures) => (minutes === null ? '–' : timeText(intl, minutes));
  return {
    kind: 'table',
    label: line('trust.history'),
    head: [
      'trust.day',
      'trust.head-fictional',
      'trust.active',
      'trust.head-reports',
      'trust.head-notices',
      'trust.head-complaints',
      'trust.returns',
    ].map((id) => line(id)),
    rows: days.map(({ day, figures }) => [
      dateText(intl, day),
      fictionalText(line, figures),
      activeText(line, intl, figures),
      time(figures.reports),
      time(figures.notices),
      time(figures.complaints),
      returnsText(line, intl, figures),
    ]),
  };
}
