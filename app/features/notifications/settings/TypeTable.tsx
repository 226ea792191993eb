import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { notificationTypes, type NotificationType } from '~/contract/notification-types';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';
import { Box } from '~/ui/Checkbox/Checkbox';
import { typeLines, typeNames } from './type-words';

const Hit = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  cursor: pointer;
`;

/** The way beside its switch, where the columns stand one below the other. */
const Way = styled.span`
  display: none;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  th,
  td {
    padding: ${space(3)};
    vertical-align: middle;
  }
  tbody tr > * {
    border-top: 1px solid ${color('line')};
  }
  thead th {
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
  th[scope='row'] {
    font-weight: ${fontWeight('regular')};
    text-align: start;
  }
  /* Three columns of large text do not fit: each row becomes a list, its name above both switches. */
  ${media.below(16)} {
    &,
    tbody,
    tbody tr,
    tbody th,
    td {
      display: block;
      width: auto;
      text-align: start;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr + tr {
      border-top: 1px solid ${color('line')};
    }
    tbody tr > * {
      border-top: 0;
    }
    td {
      padding-block: 0;
    }
    td:last-child {
      padding-bottom: ${space(3)};
    }
    ${Hit} {
      grid-auto-flow: column;
      gap: ${space(3)};
    }
    ${Way} {
      display: inline;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: ${fontWeight('strong')};
`;

const Line = styled.span`
  display: block;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Cell = styled.td`
  width: 72px;
  text-align: center;
`;

export interface TypeTableProps {
  mail: readonly NotificationType[];
  push: readonly NotificationType[];
  /** False where the brand sends none: what is switched on stays so, unseen. */
  offersPush: boolean;
}

/** The types of notifications with a switch for each way. */
export function TypeTable({ offersPush, ...on }: TypeTableProps) {
  const intl = useIntl();
  const ways = {
    mail: intl.formatMessage({ id: 'settings.way-mail', defaultMessage: 'E-mail' }),
    push: intl.formatMessage({ id: 'settings.way-push', defaultMessage: 'Push' }),
  };
  const shown = offersPush ? (['mail', 'push'] as const) : (['mail'] as const);
  const unseen = offersPush ? [] : on.push;
  return (
    <>
      {unseen.map((type) => (
        <input key={type} type="hidden" name={`push_${type}`} value="on" />
      ))}
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id="settings.what" defaultMessage="What it is about" />
              </span>
            </th>
            <th scope="col">{ways.mail}</th>
            {offersPush ? <th scope="col">{ways.push}</th> : null}
          </tr>
        </thead>
        <tbody>
          {notificationTypes.map((type) => {
            const name = intl.formatMessage(typeNames[type]);
            return (
              <tr key={type}>
                <th scope="row">
                  <Name>{name}</Name>
                  <Line>{intl.formatMessage(typeLines[type])}</Line>
                </th>
                {shown.map((way) => (
                  <Cell key={way}>
                    <Hit>
                      <Box
                        type="checkbox"
                        name={`${way}_${type}`}
                        value="on"
                        defaultChecked={on[way].includes(type)}
                        aria-label={`${name}: ${ways[way]}`}
                      />
                      <Way aria-hidden>{ways[way]}</Way>
                    </Hit>
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
