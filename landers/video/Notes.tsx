import { styled } from 'styled-components';
import { color, Copy, fontSize, media, space } from '~/landing/kit/kit';

const Band = styled.section`
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(10)} ${space(4)} ${space(14)};
  ${media.up('md')} {
    padding: ${space(12)} ${space(6)} ${space(20)};
  }
  @media (min-width: 2200px) {
    max-width: 1720px;
  }
`;

const Title = styled.h2`
  max-width: 22em;
  font-size: ${fontSize('2xl')};
  line-height: 1.2;
  text-wrap: balance;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(6)};
  margin: ${space(8)} 0 0;
  padding: 0;
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(8)};
  }
`;

/** Set like the end credits of a film: a fine line, a term and its explanation. */
const Note = styled.li`
  padding-top: ${space(4)};
  border-top: 1px solid ${color('line-strong')};
  line-height: 1.55;
  [data-hour='afterdark'] & {
    border-color: ${color('on-depth-muted')};
    color: ${color('on-depth-muted')};
  }
  em {
    display: block;
    padding-bottom: ${space(1)};
    font-size: ${fontSize('lg')};
    font-style: normal;
    font-weight: 600;
    [data-hour='afterdark'] & {
      color: ${color('on-depth')};
    }
  }
`;

/** The end credits: the price, who writes, and that the film is drawn. */
export function Notes() {
  return (
    <Band>
      <Title>
        <Copy slot="notes-title" />
      </Title>
      <List>
        {['note-cost', 'note-people', 'note-film'].map((slot) => (
          <Note key={slot}>
            <Copy slot={slot} />
          </Note>
        ))}
      </List>
    </Band>
  );
}
