import { styled } from 'styled-components';
import { color, Copy, fontSize, media, PlainLine, space, stressCss, useLander } from '~/landing/kit/kit';
import { Action } from './Action';
import { Facts } from './Facts';
import { People } from './People';
import { Scene } from './Scene';

const Opening = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  padding-top: ${space(10)};
  text-align: center;
  ${media.up('lg')} {
    padding-top: ${space(20)};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(5)};
  max-width: 760px;
  margin-inline: auto;
  padding-inline: ${space(4)};
`;

const Headline = styled.h1`
  font-size: ${fontSize('3xl')};
  line-height: 1.1;
  text-wrap: balance;
  ${media.up('md')} {
    font-size: ${fontSize('4xl')};
  }
  ${stressCss(color('primary-text'))}
`;

const Lead = styled.p`
  max-width: 54ch;
  color: ${color('text-muted')};
  font-size: ${fontSize('lg')};
  text-wrap: pretty;
`;

const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Closing = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(6)};
  padding: ${space(16)} ${space(4)};
  background: ${color('depth')};
  color: ${color('on-depth')};
  text-align: center;
`;

const LastLine = styled.h2`
  color: inherit;
  font-size: ${fontSize('2xl')};
`;

export default function Template() {
  const { people } = useLander();
  return (
    <>
      <Opening>
        <Words>
          <Headline>
            <Copy slot="headline" />
          </Headline>
          <PlainLine />
          <Lead>
            <Copy slot="lead" />
          </Lead>
          <Action />
          <Note>
            <Copy slot="note" />
          </Note>
        </Words>
        <Scene />
      </Opening>
      <Facts />
      {people.length > 0 ? <People /> : null}
      <Closing>
        <LastLine>
          <Copy slot="closing" />
        </LastLine>
        <Action />
      </Closing>
    </>
  );
}
