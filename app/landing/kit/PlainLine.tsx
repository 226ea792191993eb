import { styled } from 'styled-components';
import { fontSize, fontWeight } from '~/theme/tokens';
import { useLander } from './LanderContext';

const Root = styled.p`
  max-width: 44em;
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  text-wrap: pretty;
  b {
    display: block;
    font-weight: ${fontWeight('strong')};
  }
`;

/** Below the headline, in plain words: for whom the brand is and where, and what is free or that signups are closed. */
export function PlainLine({ className }: { className?: string }) {
  const { dating, offer } = useLander().labels;
  return (
    <Root className={className}>
      <b>{dating}</b> {offer}
    </Root>
  );
}
