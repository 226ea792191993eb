import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';
import type { Block } from './legal-document';
import { LegalWords } from './LegalWords';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(5)};
  list-style: disc;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(5)};
  margin: 0;
  dt {
    color: ${color('text-muted')};
  }
  dd {
    margin: 0 0 ${space(2)};
    overflow-wrap: anywhere;
  }
  ${media.up('sm')} {
    grid-template-columns: minmax(120px, auto) minmax(0, 1fr);
    dd {
      margin: 0;
    }
  }
`;

/** On a phone each row is a card, in which every cell is preceded by the name of its column. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize('sm')};
  line-height: 1.5;
  text-align: left;
  td,
  th {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-bottom: 1px solid ${color('line')};
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th {
    font-weight: ${fontWeight('strong')};
  }
  ${media.down('md')} {
    display: block;
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tr,
    td,
    tbody th {
      display: block;
      border: 0;
      padding: 0;
    }
    tr {
      padding: ${space(3)} 0;
      border-bottom: 1px solid ${color('line')};
    }
    td {
      margin-top: ${space(1)};
    }
    td::before {
      content: attr(data-head) ': ';
      color: ${color('text-muted')};
    }
  }
`;

const Question = styled.details`
  border-bottom: 1px solid ${color('line')};
  summary {
    padding: ${space(3)} 0;
    cursor: pointer;
    font-weight: ${fontWeight('strong')};
  }
  > div {
    padding-bottom: ${space(4)};
  }
  /* On paper nobody can open an answer. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <LegalWords words={block.words} />
        </p>
      );
    case 'list':
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <LegalWords words={item} />
            </li>
          ))}
        </List>
      );
    case 'facts':
      return (
        <Facts>
          {block.facts.flatMap(({ name, words }) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} is`}>
              <LegalWords words={words} />
            </dd>,
          ])}
        </Facts>
      );
    case 'table':
      return <LegalTable {...block} />;
    case 'question':
      return (
        <Question>
          <summary>{block.question}</summary>
          <div>
            {block.blocks.map((part, index) => (
              <LegalBlock key={index} block={part} />
            ))}
          </div>
        </Question>
      );
  }
}

function LegalTable({ label, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={index} data-head={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
