import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';
import { Heart, MapPin } from '~/ui/Icon/icons';
import type { RememberedChoices } from './remembered-choices';
import { ChosenPeople } from './ChosenPeople';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding-bottom: ${space(5)};
  border-bottom: 1px solid ${color('line')};
  ${media.up('lg')} {
    padding-bottom: 0;
    border: 0;
  }
`;

const Likes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('heading')};
  line-height: 1.25;
  svg {
    flex: none;
  }
`;

const Note = styled.p`
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

export interface SignupChoicesProps {
  remembered: Pick<RememberedChoices, 'likes' | 'region'>;
  /** The brand's icon for fictional profiles. */
  icon: ReactNode;
}

/** Shows what a visitor chose on the landing page, so that it is clear that nothing was lost. */
export function SignupChoices({ remembered: { likes, region }, icon }: SignupChoicesProps) {
  return (
    <Root>
      {likes.length > 0 ? (
        <Likes>
          <Title>
            <Heart size={20} aria-hidden />
            <FormattedMessage
              id="account.kept-likes"
              defaultMessage="{count, plural, one {Your like comes with you} other {Your # likes come with you}}"
              values={{ count: likes.length }}
            />
          </Title>
          <Note>
            <FormattedMessage
              id="account.kept-likes-note"
              defaultMessage="{count, plural, one {It is given} other {They are given}} in your name once you’ve confirmed your e-mail address. Nobody is told before then."
              values={{ count: likes.length }}
            />
          </Note>
          <ChosenPeople people={likes} icon={icon} />
        </Likes>
      ) : null}
      {region ? (
        <Title>
          <MapPin size={20} aria-hidden />
          <FormattedMessage
            id="account.kept-region"
            defaultMessage="Your region: {region}"
            values={{ region: region.name }}
          />
        </Title>
      ) : null}
    </Root>
  );
}
