import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { FictionalLabel } from '~/page/FictionalLabel';
import { usePhotoUrl } from '~/page/photo-url';
import { color, media, radius, space } from '~/theme/tokens';
import { Avatar } from '~/ui/Avatar/Avatar';
import { ArrowLeft } from '~/ui/Icon/icons';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { StickyFoot } from '~/ui/Sheet/Sheet';
import { CannotWrite } from '../permission/CannotWrite';
import { FictionalWarning } from '../permission/FictionalWarning';
import type { MessagePrice } from '../pricing/message-price';
import type { WritePermission } from '../permission/write-permission';

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)} ${space(5)} 0;
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  /* Keeps the foot above the tab bar of phones. */
  ${media.down('md')} {
    ${StickyFoot} {
      bottom: calc(56px + env(safe-area-inset-bottom));
    }
  }
`;

const Back = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${color('text')};
`;

const Face = styled.span`
  ${media.down('sm')} {
    display: none;
  }
`;

export interface ExtraPageProps {
  partner: ProfileResponse;
  writePermission: WritePermission;
  /** The page the member most likely came from: the conversation or the profile. */
  back: string;
  title: ReactNode;
  children: ReactNode;
}

export interface ExtraScreenProps extends Omit<ExtraPageProps, 'title' | 'children'> {
  price: MessagePrice;
  requestKey: string;
  here: string;
  problem: FormProblem | null;
}

/** A page for sending a gift or a photo: shows the recipient, and what prevents sending. */
export function ExtraPage({ partner, writePermission, back, title, children }: ExtraPageProps) {
  const { name, main_image: image, fictional } = partner;
  const photoUrl = usePhotoUrl();
  return (
    <Page $width="medium">
      <PageHeader
        back={
          <Back to={back}>
            <ArrowLeft size={22} aria-hidden />
            <span className="visually-hidden">
              <FormattedMessage id="chat.back" defaultMessage="Back" />
            </span>
          </Back>
        }
        title={title}
        action={
          <Face>
            <Avatar name={name} src={image && photoUrl(image.thumb_filename)} size={48} decorative />
          </Face>
        }
      >
        {fictional ? <FictionalLabel /> : null}
      </PageHeader>
      {writePermission === 'open' ? (
        <Card>
          {fictional ? <FictionalWarning /> : null}
          {children}
        </Card>
      ) : (
        <CannotWrite writePermission={writePermission} partner={partner} />
      )}
    </Page>
  );
}
