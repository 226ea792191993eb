import { Link } from '@remix-run/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, forcedEdge, media, space } from '~/theme/tokens';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '~/ui/Icon/icons';
import type { AlertTone } from '../Alert/Alert';
import { IconButton } from '../IconButton/IconButton';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** At most 72 px high on a phone of 390 px: three lines. A test bounds the texts of each language to that. */
const Root = styled.div<{ $tone: AlertTone }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  padding: 4px max(${space(4)}, calc((100% - 1280px) / 2));
  font-size: ${fontSize('sm')};
  line-height: 20px;
  ${({ $tone }) => css`
    background: ${color(`${$tone}-soft`)};
    color: ${color('text')};
    > svg {
      color: ${color(`on-${$tone}-soft`)};
    }
  `}
  > svg {
    flex: none;
    ${media.down('md')} {
      display: none;
    }
  }
  ${forcedEdge}
  &:focus {
    outline: 0;
  }
  a,
  button:not([aria-label]) {
    color: inherit;
    font-weight: ${fontWeight('strong')};
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  form {
    display: inline;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Like a link, in the line of the words; a text of its own, so that it never breaks off the banner's last word. */
export const BannerButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export { Link as BannerLink };

export interface BannerProps {
  tone?: AlertTone;
  /** One short sentence. */
  children: ReactNode;
  /** A `BannerLink` or a `BannerButton` for the next step, in the same line. */
  action?: ReactNode;
  /** Attributes of the close button, which can make it submit a form of the page; this works without JavaScript. */
  dismissProps?: ButtonHTMLAttributes<HTMLButtonElement>;
  /** Set for a banner that appears while one reads: a screen reader says it when it is free. */
  role?: 'status';
}

/** A line below the top bar. A page has one at most (layouts/alerts/Banners.tsx). */
export function Banner({ tone = 'info', children, action, dismissProps, role }: BannerProps) {
  const intl = useIntl();
  const Icon = icons[tone];
  return (
    <Root $tone={tone} data-banner="" role={role}>
      <Icon size={20} aria-hidden />
      <Words>
        {children}
        {action ? <> {action}</> : null}
      </Words>
      {dismissProps ? (
        <IconButton
          size={36}
          {...dismissProps}
          label={intl.formatMessage({ id: 'common.dismiss', defaultMessage: 'Dismiss' })}
        >
          <X size={18} aria-hidden />
        </IconButton>
      ) : null}
    </Root>
  );
}
