import { styled } from 'styled-components';
import { color, type LanderPerson, media, pull, space, useLander, WayOn } from '~/landing/kit/kit';
import { Inside } from './Inside';
import { IssueCover } from './IssueCover';
import { Letters } from './Letters';
import { NightCover } from './NightCover';
import { WeekendCover } from './WeekendCover';

const Table = styled.div`
  min-height: calc(100svh - 64px);
  background: ${color('surface-sunken')};
`;

const Wide = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 1160px;
  margin: 0 auto;
  padding: ${space(4)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: ${space(8)} ${space(8)} ${space(16)};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 520px) minmax(0, 1fr);
    gap: ${space(14)};
    align-items: start;
  }
`;

const Front = styled.div`
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
`;

/** From edge to edge of a phone. */
const Way = styled(WayOn)`
  margin: ${space(6)} ${pull(4)} 0;
`;

const Pages = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const covers = { weekend: WeekendCover, night: NightCover } as const;

function Cover({ person }: { person: LanderPerson }) {
  const { slug } = useLander();
  const Chosen = covers[slug as keyof typeof covers] ?? IssueCover;
  return <Chosen person={person} />;
}

/** The page of one person as a magazine: the cover, the inside, and the letters page. */
export default function MagazineLanding() {
  const { person } = useLander();
  if (!person) return null;
  return (
    <Table>
      <Wide>
        <Front>
          <Cover person={person} />
          <Way />
        </Front>
        <Pages>
          <Letters />
          <Inside person={person} />
        </Pages>
      </Wide>
    </Table>
  );
}
