import { styled } from 'styled-components';
import { color, fontSize, media, space } from '~/theme/tokens';

/** The picture reaches from edge to edge on phones. */
export const Wide = styled.div`
  max-width: 1128px;
  margin-inline: auto;
  padding: 0 ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: ${space(8)} ${space(6)} ${space(16)};
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${space(8)};
  }
  ${media.up('lg')} {
    gap: ${space(12)};
  }
`;

export const Intro = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

/** The main photo and what is below it; it stays in view while a longer text scrolls. */
export const Pictures = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  ${media.up('md')} {
    position: sticky;
    top: ${space(20)};
  }
`;

export const NameLine = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Name = styled.h1`
  min-width: 0;
  overflow-wrap: anywhere;
  span {
    font-weight: 400;
  }
`;

export const Presence = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color('presence')};
    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;

export const Section = styled.section`
  margin-top: ${space(4)};
  h2 {
    margin-bottom: ${space(3)};
  }
`;

/** Other people: further from the person than that person's own sections are from each other. */
export const Others = styled(Section)`
  margin-top: ${space(8)};
`;

/** A section with room for the heart in its corner. */
export const Line = styled(Section)`
  position: relative;
  &:has(a) {
    padding-inline-end: ${space(14)};
    min-height: 64px;
  }
`;

export const About = styled.p`
  max-width: 62ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Highlights = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  color: ${color('text-muted')};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(140px, 8.75rem)), 1fr));
  gap: ${space(4)};
  dt {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
  dd {
    margin: 0;
  }
`;

export const ActionRow = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > p {
    grid-column: 1 / -1;
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
`;
