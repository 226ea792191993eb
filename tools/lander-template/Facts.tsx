import { styled } from 'styled-components';
import { color, Copy, fontSize, gridGap, media, radius, shadow, space } from '~/landing/kit/kit';

const List = styled.ul`
  display: grid;
  gap: ${gridGap};
  max-width: 1136px;
  margin: 0 auto;
  padding: ${space(12)} ${space(4)};
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
    padding-block: ${space(20)};
  }
`;

const Card = styled.li`
  padding: ${space(6)};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('sm')};
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${fontSize('lg')};
`;

const Text = styled.p`
  color: ${color('text-muted')};
`;

/** Three facts about the brand. */
export function Facts() {
  return (
    <List>
      {[1, 2, 3].map((number) => (
        <Card key={number}>
          <Title>
            <Copy slot={`fact-${number}-title`} />
          </Title>
          <Text>
            <Copy slot={`fact-${number}-text`} />
          </Text>
        </Card>
      ))}
    </List>
  );
}
