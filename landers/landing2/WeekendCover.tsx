import { styled } from 'styled-components';
import { color, type LanderPerson, space } from '~/landing/kit/kit';
import { CoverLines } from './CoverLines';
import { CoverLabel, Issue, Sheet, Title } from './CoverParts';
import { CoverPicture } from './CoverPicture';
import { Masthead } from './Masthead';
import { Ornament } from './Ornament';

const Cover = styled(Sheet)`
  padding: ${space(4)} ${space(5)} ${space(6)};
  background: ${color('surface-raised')};
  color: ${color('text')};
`;

const Name = styled(Masthead)`
  margin-bottom: ${space(1)};
  color: ${color('primary-text')};
`;

const Stage = styled.div`
  position: relative;
  margin: ${space(5)} 0;
`;

const Behind = styled.div`
  position: absolute;
  inset: 0 9% auto;
  z-index: -1;
`;

/* A round-topped window in front of the ornament. */
const Arch = styled.div`
  width: 58%;
  margin: 9cqi auto 0;
  border: 6px solid ${color('surface-raised')};
  border-radius: 999px 999px 8px 8px;
  background: ${color('surface-raised')};
  overflow: hidden;
`;

const Label = styled(CoverLabel)`
  position: absolute;
  bottom: ${space(3)};
  left: 50%;
  translate: -50% 0;
  white-space: nowrap;
`;

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  text-align: center;
  ul {
    padding-top: ${space(4)};
    border-top: 2px solid ${color('text')};
    text-align: start;
  }
  em {
    color: ${color('primary-text')};
  }
`;

/** The cover of the weekend issue: daylight, and the portrait in a window in front of the ornament. */
export function WeekendCover({ person }: { person: LanderPerson }) {
  return (
    <Cover>
      <Name />
      <Issue />
      <Stage>
        <Behind aria-hidden>
          <Ornament />
        </Behind>
        <Arch>
          <CoverPicture person={person} />
        </Arch>
        <Label person={person} />
      </Stage>
      <Words>
        <Title />
        <CoverLines person={person} />
      </Words>
    </Cover>
  );
}
