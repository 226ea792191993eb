import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';

/** A table of prices that stays readable on the smallest phones: the first column takes what is left. */
export const PriceTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  th,
  td {
    padding: ${space(3)} ${space(4)};
    text-align: end;
    vertical-align: middle;
    font-variant-numeric: tabular-nums;
  }
  th:first-child,
  td:first-child {
    width: 99%;
    text-align: start;
  }
  th:last-child,
  td:last-child {
    white-space: nowrap;
  }
  thead th {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
  tbody th {
    font-weight: ${fontWeight('strong')};
  }
  thead + tbody tr,
  tr + tr {
    border-top: 1px solid ${color('line')};
  }
  ${media.down('sm')} {
    th,
    td {
      padding-inline: ${space(2)};
    }
    th:first-child {
      padding-inline-start: ${space(3)};
      hyphens: auto;
    }
    thead th:last-child {
      white-space: normal;
    }
    td:last-child,
    th:last-child {
      padding-inline-end: ${space(3)};
    }
  }
  /* Of large text each row is two lines: what it is, and below it the price. */
  ${media.below(16)} {
    &,
    tbody,
    tbody tr,
    tbody th:first-child,
    td:last-child {
      display: block;
      width: auto;
      text-align: start;
      white-space: normal;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody th:first-child {
      padding-bottom: 0;
    }
    td:last-child {
      padding-inline: ${space(3)};
      padding-top: 0;
    }
  }
`;

/** A second, smaller line of a cell. */
export const Small = styled.span`
  display: block;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('regular')};
`;
