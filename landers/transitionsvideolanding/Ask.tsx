import { styled } from 'styled-components';
import { ArtImage, color, Copy, fontSize, media, radius, signupUrl, space, useLander } from '~/landing/kit/kit';
import { useHours, type Hour } from './hours';

const Band = styled.section`
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(14)} ${space(4)};
  ${media.up('md')} {
    padding: ${space(20)} ${space(6)};
  }
  @media (min-width: 2200px) {
    max-width: 2000px;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize('3xl')};
  line-height: 1.15;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36em;
  margin-top: ${space(3)};
  color: ${color('text-muted')};
  line-height: 1.55;
`;

const Hours = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: ${space(8)} 0 0;
  padding: 0;
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(6)};
  }
`;

const Answer = styled.a`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  overflow: hidden;
  height: 100%;
  border: 1px solid ${color('line')};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  text-decoration: none;
  ${media.up('md')} {
    display: flex;
    flex-direction: column;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color('line-strong')};
    }
    &:hover img {
      scale: 1.04;
    }
  }
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

const Window = styled.span`
  display: block;
  overflow: hidden;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale 400ms ease-out;
  }
  ${media.up('md')} {
    aspect-ratio: 4 / 3;
  }
  ${media.reducedMotion} {
    img {
      transition: none;
    }
  }
`;

const Said = styled.span`
  display: grid;
  align-content: center;
  gap: ${space(1)};
  padding: ${space(4)};
  line-height: 1.45;
  ${media.up('md')} {
    flex: 1;
    align-content: start;
    padding: ${space(5)};
  }
  strong {
    color: ${color('primary-text')};
    font-size: ${fontSize('sm')};
  }
`;

const Note = styled.p`
  max-width: 50em;
  margin-top: ${space(8)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.6;
`;

/** Asks which of the three times of day the visitor prefers; the answer becomes the beginning of their profile. */
export function Ask() {
  const view = useLander();
  const hours = useHours();
  const to = (hour: Hour) => signupUrl(view, { answer: `answer-${hour}` });
  return (
    <Band>
      <Title>
        <Copy slot="ask-title" />
      </Title>
      <Lead>
        <Copy slot="ask-lead" closed="closed" />
      </Lead>
      <Hours>
        {hours.map((hour) => (
          <li key={hour}>
            <Answer href={to(hour)}>
              <Window>
                <ArtImage name={`poster-${hour}`} width={1080} height={1080} />
              </Window>
              <Said>
                <strong>
                  <Copy slot={`hour-${hour}`} />
                </strong>
                <Copy slot={`answer-${hour}`} />
              </Said>
            </Answer>
          </li>
        ))}
      </Hours>
      <Note>
        <Copy slot="note" />
      </Note>
    </Band>
  );
}
