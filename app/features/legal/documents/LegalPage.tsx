import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';
import { Page, Stack } from '~/ui/Layout/Layout';
import type { LegalDocument } from './legal-document';
import { LegalBlock } from './LegalBlock';
import { LegalWords } from './LegalWords';

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.up('lg')} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space(12)};
  }
  @media print {
    display: block;
  }
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  max-width: 68ch;
  margin-top: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('lg')};
`;

const Dated = styled.p`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Contents = styled.nav`
  align-self: start;
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
  p {
    margin-bottom: ${space(1)};
    font-weight: ${fontWeight('strong')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: ${space(1)} 0;
  }
  ${media.up('lg')} {
    position: sticky;
    top: ${space(20)};
  }
  @media print {
    display: none;
  }
`;

/** About seventy letters a line, which is what an eye follows without losing its place. */
const Words = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 68ch;
  min-width: 0;
  line-height: 1.65;
  overflow-wrap: break-word;
`;

const Section = styled(Stack)`
  scroll-margin-top: ${space(20)};
  @media print {
    break-inside: avoid;
  }
`;

export interface LegalPageProps {
  document: LegalDocument;
  /** What concerns this reader alone, before the text for everybody. */
  own?: ReactNode;
  /** What sections have besides their text, such as a form, by their anchors. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A legal page: its text in sections with anchors, and where there are many a table of contents. */
export function LegalPage({ document, own, parts = {} }: LegalPageProps) {
  const { title, lead, dated, sections } = document;
  return (
    <Page>
      <Stack $gap={8}>
        <header>
          <h1>{title}</h1>
          <Lead>
            <LegalWords words={lead} />
          </Lead>
          {dated ? <Dated>{dated}</Dated> : null}
        </header>
        {own}
        <Columns>
          <Contents aria-labelledby="contents">
            <p id="contents">
              <FormattedMessage id="legal.contents" defaultMessage="On this page" />
            </p>
            <ul>
              {sections.map((section) => (
                <li key={section.anchor}>
                  <a href={`#${section.anchor}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </Contents>
          <Words>
            {sections.map((section) => (
              <Section as="section" key={section.anchor} id={section.anchor} $gap={3}>
                <h2>{section.title}</h2>
                {section.blocks.map((block, index) => (
                  <LegalBlock key={index} block={block} />
                ))}
                {parts[section.anchor]}
              </Section>
            ))}
          </Words>
        </Columns>
      </Stack>
    </Page>
  );
}
