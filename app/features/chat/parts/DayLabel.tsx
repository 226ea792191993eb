import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { useNow } from '~/i18n/FormattedRelative';
import { dayOf } from '~/i18n/time/day-of';
import { color, fontSize, fontWeight, media, radius, shadow, space, zIndex } from '~/theme/tokens';
import { DAY } from '~/time/durations';

const Line = styled.h2`
  position: sticky;
  top: ${space(2)};
  z-index: ${zIndex('raised')};
  align-self: center;
  margin: ${space(3)} 0 ${space(1)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  font-weight: ${fontWeight('strong')};
  font-stretch: 100%;
  letter-spacing: 0;
  line-height: 1.4;
  box-shadow: ${shadow('sm')};
  /* Large text needs the room below it: the label would cover whole lines. */
  ${media.below(16)} {
    position: static;
  }
`;

/** Today, yesterday, or the date, in the reader's time zone. */
export function DayLabel({ at }: { at: number }) {
  const { timeZone } = useIntl();
  const now = useNow();
  const day = dayOf(at, timeZone);
  return (
    <Line>
      {day === dayOf(now, timeZone) ? (
        <FormattedMessage id="chat.today" defaultMessage="Today" />
      ) : day === dayOf(now - DAY, timeZone) ? (
        <FormattedMessage id="chat.yesterday" defaultMessage="Yesterday" />
      ) : now - at < 180 * DAY ? (
        <FormattedDate value={at} {...DATE_FORMATS.weekday} />
      ) : (
        <FormattedDate value={at} {...DATE_FORMATS.long} />
      )}
    </Line>
  );
}
