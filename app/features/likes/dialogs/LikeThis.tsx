import { Link } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { Heart } from '~/ui/Icon/icons';

const Root = styled(Link)<{ $photo: boolean }>`
  position: absolute;
  inset: ${({ $photo }) => ($photo ? `auto auto ${space(3)} ${space(3)}` : `auto ${space(2)} ${space(2)} auto`)};
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${({ $photo }) => ($photo ? color('scrim') : color('surface-raised'))};
  color: ${({ $photo }) => ($photo ? color('on-scrim') : color('primary-text'))};
  box-shadow: ${({ $photo }) => ($photo ? 'none' : `0 0 0 1px ${color('line')}`)};
`;

export interface LikeThisProps {
  /** The id and name of the profile's member. */
  id: string;
  name: string;
  /** What is liked: `photo:<file name>`, `about_me`, `looking_for` or `prompt:<id>`. */
  on: string;
  /** Only the visible slide of a gallery takes part in the tab order. */
  reachable?: boolean;
}

/** A heart at one photo or line of a profile: leads to the like of just this, with a comment if one wants. */
export function LikeThis({ id, name, on, reachable = true }: LikeThisProps) {
  const intl = useIntl();
  const photo = on.startsWith('photo:');
  const label = photo
    ? intl.formatMessage({ id: 'likes.like-photo', defaultMessage: 'Like this photo of {name}' }, { name })
    : intl.formatMessage({ id: 'likes.like-line', defaultMessage: 'Like what {name} wrote here' }, { name });
  return (
    <Root
      $photo={photo}
      to={`/members/${id}/like?on=${encodeURIComponent(on)}`}
      tabIndex={reachable ? undefined : -1}
      title={label}
    >
      <Heart size={20} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </Root>
  );
}
