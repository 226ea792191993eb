import { styled } from 'styled-components';
import { media, space, useLander } from '~/landing/kit/kit';
import { Chat } from './Chat';
import { Intro } from './Intro';

const Wide = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 1160px;
  margin: 0 auto;
  padding: ${space(4)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: ${space(8)} ${space(8)} ${space(16)};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
    gap: ${space(16)};
    align-items: start;
  }
`;

const Beside = styled.div`
  ${media.up('lg')} {
    position: sticky;
    top: ${space(8)};
    padding-top: ${space(10)};
  }
`;

const Middle = styled.div`
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
`;

/** The page of one person as a conversation that has just begun. */
export default function ChatLanding() {
  const { person } = useLander();
  if (!person) return null;
  return (
    <Wide>
      <Beside>
        <Intro />
      </Beside>
      <Middle>
        <Chat person={person} />
      </Middle>
    </Wide>
  );
}
