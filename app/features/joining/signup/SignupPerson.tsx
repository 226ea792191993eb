import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';

export interface SignupPersonProps {
  name: string;
  thumb: string | null;
  fictional: boolean;
  /** The brand's icon for fictional profiles. */
  icon: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  ${media.up('lg')} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Picture = styled.img`
  flex: none;
  width: 84px;
  aspect-ratio: 3 / 4;
  object-fit: cover;
  border-radius: ${radius('md')};
  background: ${color('skeleton')};
  ${media.up('lg')} {
    width: min(100%, 280px);
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  min-width: 0;
`;

const Name = styled.p`
  font-size: ${fontSize('xl')};
  font-weight: ${fontWeight('heading')};
  overflow-wrap: anywhere;
`;

/** The recipient of the first message. A fictional profile carries its label before anybody signs up because of it. */
export function SignupPerson({ name, thumb, fictional, icon }: SignupPersonProps) {
  const { brand } = useShell();
  const photoUrl = usePhotoUrl();
  return (
    <Root>
      {thumb ? <Picture src={photoUrl(thumb)} alt="" width={280} height={373} /> : null}
      <Words>
        <Name>{name}</Name>
        {fictional ? (
          <>
            <Chip tone="info" icon={icon}>
              {brand.fictional.singular}
            </Chip>
            <p>{brand.fictional.warning}</p>
          </>
        ) : (
          <p>
            <FormattedMessage
              id="account.person-waits"
              defaultMessage="Your first message reaches {name} as soon as your e-mail address is confirmed."
              values={{ name }}
            />
          </p>
        )}
      </Words>
    </Root>
  );
}
