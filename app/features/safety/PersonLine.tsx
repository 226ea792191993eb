import { styled } from 'styled-components';
import { FictionalLabel } from '~/page/FictionalLabel';
import { usePhotoUrl } from '~/page/photo-url';
import { fontWeight, space } from '~/theme/tokens';
import { Avatar } from '~/ui/Avatar/Avatar';
import type { SafetyPerson } from './safety-person';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-width: 0;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${fontWeight('strong')};
`;

/** The person in question: picture, name, and the label if the profile is fictional. */
export function PersonLine({ person }: { person: SafetyPerson }) {
  const { name, thumb, fictional } = person;
  const photoUrl = usePhotoUrl();
  return (
    <Root>
      <Avatar name={name} src={thumb && photoUrl(thumb)} size={48} decorative />
      <Words>
        <Name dir="auto">{name}</Name>
        {fictional ? <FictionalLabel /> : null}
      </Words>
    </Root>
  );
}
