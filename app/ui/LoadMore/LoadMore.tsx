import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { ButtonLink } from '../Button/ButtonLink';
import { Spinner } from '../Spinner/Spinner';

export interface LoadMoreProps {
  /** The URL of the next page, which also works as a plain link; nothing is rendered without it. */
  to?: string;
  busy?: boolean;
  /** With JavaScript: fetches the next page and appends it. The handler must call event.preventDefault(). */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Shown above the button: "48 of 1,000+". */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8)} 0;
`;

export function LoadMore({ to, busy = false, onClick, children }: LoadMoreProps) {
  return (
    <Root aria-busy={busy}>
      {children ? (
        <p className="quiet" role="status">
          {children}
        </p>
      ) : null}
      {to ? (
        <ButtonLink to={to} variant="ghost" preventScrollReset aria-disabled={busy || undefined} onClick={onClick}>
          {busy ? <Spinner /> : null}
          <FormattedMessage id="common.more" defaultMessage="More" />
        </ButtonLink>
      ) : null}
    </Root>
  );
}
