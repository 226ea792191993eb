import { ChevronLeft, ChevronRight } from '~/ui/Icon/icons';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';
import { ButtonLink } from '../Button/ButtonLink';

export interface PaginationProps {
  /** The current page, starting at 1. */
  page: number;
  pages: number;
  /** The URL of a page. */
  href: (page: number) => string;
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  padding: ${space(6)} 0;
`;

/* On phones only the arrows are visible; screen readers still get the words. */
const Word = styled.span`
  ${media.down('sm')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Links to the previous and the next page, where they exist, for lists that are read in order (transactions). */
export function Pagination({ page, pages, href }: PaginationProps) {
  const intl = useIntl();
  if (pages <= 1) return null;
  const previous = intl.formatMessage({ id: 'common.previous', defaultMessage: 'Previous' });
  const next = intl.formatMessage({ id: 'common.next', defaultMessage: 'Next' });
  return (
    <Root aria-label={intl.formatMessage({ id: 'common.pages', defaultMessage: 'Pages' })}>
      {page > 1 ? (
        <ButtonLink to={href(page - 1)} variant="ghost" rel="prev">
          <ChevronLeft size={18} aria-hidden />
          <Word>{previous}</Word>
        </ButtonLink>
      ) : null}
      <span className="tabular" aria-current="page">
        {intl.formatMessage({ id: 'common.page-of', defaultMessage: 'Page {page} of {pages}' }, { page, pages })}
      </span>
      {page < pages ? (
        <ButtonLink to={href(page + 1)} variant="ghost" rel="next">
          <Word>{next}</Word>
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
      ) : null}
    </Root>
  );
}
