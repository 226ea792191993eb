import { Link, useNavigate } from '@remix-run/react';
import type { ProfileResponse } from '~/contract/profile';
import { usePhotoUrl } from '~/page/photo-url';
import { ArrowLeft } from '~/ui/Icon/icons';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space, sunkenOnHover } from '~/theme/tokens';
import { Avatar } from '~/ui/Avatar/Avatar';
import { CheckedSymbol } from '~/page/CheckedLabel';
import { FictionalLabel } from '~/page/FictionalLabel';
import { Presence } from '../parts/Presence';

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 64px;
  padding: ${space(2)} ${space(3)};
  ${media.below(16)} {
    gap: 0;
    padding-inline: 0;
  }
  background: ${color('surface')};
  box-shadow: 0 1px 0 ${color('line')};
`;

const Back = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${color('text')};
  ${sunkenOnHover}
  ${media.up('lg')} {
    display: none;
  }
`;

const personCss = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  min-height: 48px;
  padding: 0 ${space(2)};
  border-radius: ${radius('sm')};
  color: ${color('text')};
  text-decoration: none;
  /* The name needs the room of the picture. */
  ${media.below(16)} {
    > :first-child {
      display: none;
    }
  }
`;

const PersonLink = styled(Link)`
  ${personCss}
`;

const Person = styled.div`
  ${personCss}
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-width: 0;
`;

const Name = styled.h1`
  overflow: hidden;
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  font-stretch: 100%;
  letter-spacing: 0;
  text-overflow: ellipsis;
  text-wrap: nowrap;
  ${media.below(16)} {
    text-wrap: wrap;
  }
`;

export interface ConversationHeaderProps {
  partner: ProfileResponse;
  /** Whether it is the heading of the page, or of a part of it. */
  heading?: 'h1' | 'h2';
  /** Where the way back leads if the browser knows no earlier page of this site. */
  back: string;
  /** Shown at the end: the menu with delete, block and report. */
  menu?: ReactNode;
}

/** The other member: picture, name, presence, and whether the profile is fictional. */
export function ConversationHeader({ partner, heading = 'h1', back, menu }: ConversationHeaderProps) {
  const { id, name, age, main_image: image, fictional, status } = partner;
  const photoUrl = usePhotoUrl();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    navigate(-1);
  };
  const person = (
    <>
      <Avatar name={name} src={image && photoUrl(image.thumb_filename)} size={40} decorative />
      <Words>
        <Name as={heading} dir="auto">
          {age === null ? name : `${name}, ${age}`}
        </Name>
        {fictional ? <FictionalLabel /> : null}
        <CheckedSymbol person={partner} />
        <Presence partner={partner} />
      </Words>
    </>
  );
  return (
    <Root>
      <Back to={back} onClick={goBack}>
        <ArrowLeft size={22} aria-hidden />
        <span className="visually-hidden">
          <FormattedMessage id="chat.back" defaultMessage="Back" />
        </span>
      </Back>
      {status === 'active' ? <PersonLink to={`/members/${id}`}>{person}</PersonLink> : <Person>{person}</Person>}
      {menu}
    </Root>
  );
}

/** The router numbers the entries of the history that belong to this visit; the first one has nothing of ours before it. */
const cameFromHere = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
