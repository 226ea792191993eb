import { styled } from 'styled-components';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { color, fontSize, media, radius, shadow, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { fictionalMark } from '~/ui/FictionalIcon/FictionalIcon';
import type { PersonSummary } from '~/contract/person-summary';
import { HeroActions } from './HeroActions';

const Root = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color('depth')};
  color: ${color('on-depth')};
`;

const Inner = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(10)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    grid-template-columns: 6fr 5fr;
    align-items: center;
    padding: ${space(16)} ${space(6)};
    min-height: 560px;
  }
`;

const Title = styled.h1`
  margin: 0 0 ${space(4)};
  color: ${color('on-depth')};
  font-size: ${fontSize('3xl')};
  line-height: 1.12;
  text-wrap: balance;
  ${media.up('lg')} {
    font-size: ${fontSize('4xl')};
  }
`;

const Lead = styled.p`
  max-width: 46ch;
  margin: 0 0 ${space(8)};
  color: ${color('on-depth-muted')};
  font-size: ${fontSize('lg')};
`;

const Collage = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
  li:nth-child(3n + 2) {
    translate: 0 ${space(6)};
  }
  ${media.up('md')} {
    gap: ${space(4)};
  }
`;

const Portrait = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 4;
  object-fit: cover;
  border-radius: ${radius('md')};
  box-shadow: ${shadow('lg')};
`;

/* The label has a third of a phone's width in any language, so it may take two lines. */
const Corner = styled.span`
  position: absolute;
  inset: auto 6px 6px;
  > span {
    padding-inline: 6px;
    font-size: 0.6875rem;
  }
  > span > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.up('lg')} {
    inset: auto ${space(2)} ${space(2)};
    > span {
      padding-inline: ${space(2)};
      font-size: 0.75rem;
    }
  }
`;

/** The hero with six pictures. Members and fictional profiles are mixed, and each fictional one is labelled. */
export function Hero({ title, description, people }: { title: string; description: string; people: PersonSummary[] }) {
  const { brand } = useShell();
  const photoUrl = usePhotoUrl();
  const pictured = people.flatMap(({ thumb, ...person }) => (thumb ? [{ ...person, thumb }] : [])).slice(0, 6);
  return (
    <Root>
      <Inner>
        <div>
          <Title>{title}</Title>
          <Lead>{description}</Lead>
          <HeroActions />
        </div>
        {pictured.length === 6 && (
          <Collage>
            {pictured.map((person) => (
              <li key={person.id}>
                <Portrait src={photoUrl(person.thumb)} alt={person.name} width={360} height={480} />
                {person.fictional ? (
                  <Corner>
                    <Chip tone="photo" icon={fictionalMark}>
                      {brand.fictional.singular}
                    </Chip>
                  </Corner>
                ) : null}
              </li>
            ))}
          </Collage>
        )}
      </Inner>
    </Root>
  );
}
