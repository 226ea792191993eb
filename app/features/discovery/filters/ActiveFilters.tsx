import { Link } from '@remix-run/react';
import { X } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, pull, radius, space } from '~/theme/tokens';
import type { ActiveFilter } from './active-filters';
import { noFilters, searchQuery } from './search-form';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  /* On phones one row, which scrolls: the people below matter more. The padding leaves room for the focus outline. */
  ${media.down('lg')} {
    /* What is hidden from sight scrolls with its chip, instead of making the page wider. */
    position: relative;
    flex-wrap: nowrap;
    margin: -4px ${pull(4)};
    padding: 4px ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
    > li {
      flex: none;
    }
  }
  ${media.below(16)} {
    flex-wrap: wrap;
    > li {
      flex: 0 1 auto;
      min-width: 0;
    }
  }
`;

const ChipLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 32px;
  padding: 0 ${space(2)} 0 ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('chip')};
  color: ${color('on-chip')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${color('line-strong')};
    }
  }
`;

const ClearLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 ${space(2)};
  font-size: ${fontSize('sm')};
`;

/** The active filters, each as a link to the same search without it, and a link that clears them all. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const intl = useIntl();
  if (filters.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'members.active-filters', defaultMessage: 'Active filters' })}>
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <ChipLink to={`/members${searchQuery(without)}`}>
            <span className="visually-hidden">
              <FormattedMessage id="members.remove-filter" defaultMessage="Remove:" />{' '}
            </span>
            {words}
            <X size={16} aria-hidden />
          </ChipLink>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <ClearLink to={`/members${searchQuery(noFilters)}`}>
            <FormattedMessage id="members.clear-filters" defaultMessage="Clear all" />
          </ClearLink>
        </li>
      ) : null}
    </List>
  );
}
