import { ChevronLeft, ChevronRight } from '~/ui/Icon/icons';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';
import { ButtonLink } from '../Button/ButtonLink';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  href: (page: number) => string;
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  padding: ${space(6)} 0;
`;

/* Phones: the arrows suffice, the words stay for screen readers. */
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

/** One page back, where one is, one on: for lists that are read in order (transactions). */
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
