import { Link, useNavigation, useSearchParams } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { FictionalLabel } from '~/live/FictionalLabel';
import type { WireProfile } from '~/live/wire-types';
import type { FormProblem } from '~/server/respond.server';
import { color, radius, space } from '~/theme/tokens';
import { Avatar } from '~/ui/Avatar/Avatar';
import { ArrowLeft } from '~/ui/Icon/icons';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { CannotWrite } from './CannotWrite';
import { FictionalWarning } from './FictionalWarning';
import { readGiftWish } from './find-gifts';
import { isGift } from './gift-catalogue';
import { GiftForm } from './GiftForm';
import type { MessagePrice } from './message-price';
import type { Writing } from './writing';

const Card = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)} ${space(5)} 0;
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
`;

const Back = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${color('text')};
`;

export interface GiftScreenProps {
  partner: WireProfile;
  writing: Writing;
  price: MessagePrice;
  requestKey: string;
  /** The page one came from, most likely: the conversation, or the profile. */
  back: string;
  /** This page. */
  here: string;
  problem: FormProblem | null;
}

/** A gift for somebody, on a page of its own: from their profile, and without JavaScript from the conversation. */
export function GiftScreen({ partner, writing, price, requestKey, back, here, problem }: GiftScreenProps) {
  const [query] = useSearchParams();
  const navigation = useNavigation();
  const { name, main_image: image, fictional } = partner;
  const asked = problem?.values.gift ?? query.get('gift') ?? '';
  const wrong = problem?.fieldErrors.gift?.[0];
  const refusal = problem?.refusal ?? (wrong ? { code: wrong.id, values: wrong.values ?? {} } : null);
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
        title={<FormattedMessage id="chat.gift-title" defaultMessage="A gift for {name}" values={{ name }} />}
        action={<Avatar name={name} src={image && `/photos/${image.thumb_filename}`} size={48} decorative />}
      >
        {fictional ? <FictionalLabel /> : null}
      </PageHeader>
      {writing === 'open' ? (
        <Card>
          {fictional ? <FictionalWarning /> : null}
          <GiftForm
            partner={partner}
            price={price}
            requestKey={requestKey}
            here={here}
            wish={readGiftWish(query)}
            first={isGift(asked) ? asked : null}
            refusal={refusal}
            busy={navigation.formMethod === 'POST'}
          />
        </Card>
      ) : (
        <CannotWrite writing={writing} partner={partner} />
      )}
    </Page>
  );
}
