import { styled } from 'styled-components';
import { fontWeight, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { useLander } from './LanderContext';
import { WAITING_LIST } from './signup-url';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  align-items: center;
`;

/** In the colour of the words around it, because it also stands on drawings. */
const Search = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  font-weight: ${fontWeight('strong')};
`;

export interface OpenWaysProps {
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}

/** What is open while visitors cannot sign up: the waiting list, and search where the brand shows people. */
export function OpenWays({ size = 'lg', wide }: OpenWaysProps) {
  const { waitingList, people } = useLander().labels;
  return (
    <Root>
      <ButtonLink to={WAITING_LIST} size={size} wide={wide} reloadDocument>
        {waitingList}
      </ButtonLink>
      {people ? <Search href="/members">{people}</Search> : null}
    </Root>
  );
}
