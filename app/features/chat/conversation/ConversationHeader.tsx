import { Link, useNavigate } from '@remix-run/react';
import type { ProfileResponse } from '~/contract/profile';
import { usePhotoUrl } from '~/page/photo-url';
import { ArrowLeft, Trash2 } from '~/ui/Icon/icons';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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

const iconLink = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${color('text')};
  ${sunkenOnHover}
`;

const Back = styled(Link)`
  ${iconLink}
  ${media.up('lg')} {
    display: none;
  }
`;

const Delete = styled(Link)`
  ${iconLink}
`;

/* Before the first message there is nothing to delete, but the name has its place already. */
const DeletePlace = styled.span`
  flex: none;
  width: 44px;
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
  /** Where the way back leads if the browser knows no earlier page of this site. */
  back: string;
  /** The id of the conversation, where there is one to delete. */
  conversation?: string | undefined;
  onDelete?: () => void;
  /** Shown at the end: the menu with block and report. */
  menu?: ReactNode;
}

/** The other member: picture, name, presence, and whether the profile is fictional. */
export function ConversationHeader({ partner, back, conversation, onDelete, menu }: ConversationHeaderProps) {
  const intl = useIntl();
  const { id, name, age, main_image: image, fictional, status } = partner;
  const photoUrl = usePhotoUrl();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    navigate(-1);
  };
  const remove = (event: MouseEvent) => {
    if (!onDelete || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDelete();
  };
  const person = (
    <>
      <Avatar name={name} src={image && photoUrl(image.thumb_filename)} size={40} decorative />
      <Words>
        <Name dir="auto">{age === null ? name : `${name}, ${age}`}</Name>
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
      {conversation ? (
        <Delete
          to={`/chats?delete=${conversation}`}
          onClick={remove}
          title={intl.formatMessage({ id: 'chat.delete', defaultMessage: 'Delete conversation' })}
        >
          <Trash2 size={20} aria-hidden />
          <span className="visually-hidden">
            <FormattedMessage id="chat.delete" defaultMessage="Delete conversation" />
          </span>
        </Delete>
      ) : (
        <DeletePlace />
      )}
      {menu}
    </Root>
  );
}

/** The router numbers the entries of the history that belong to this visit; the first one has nothing of ours before it. */
const cameFromHere = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
