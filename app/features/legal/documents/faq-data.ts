import type { Block, Inline, LegalDocument } from './legal-document';

/** The questions of the page with their answers, as search engines read them: the same words, without links. */
export function faqData({ sections }: LegalDocument): object {
  const questions = sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'question');
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, blocks }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: blocks.map(textOf).filter(Boolean).join('\n') },
    })),
  };
}

const plain = (inline: readonly Inline[]) =>
  inline.map((word) => (typeof word === 'string' ? word : word.words)).join('');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return plain(block.words);
    case 'list':
      return block.items.map(plain).join('\n');
    case 'facts':
      return block.facts.map(({ name, words }) => `${name}: ${plain(words)}`).join('\n');
    case 'question':
    case 'table':
      return '';
  }
}
