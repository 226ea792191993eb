import { expect, it } from 'vitest';
import { faqData } from './faq-data';
import type { LegalDocument } from './legal-document';

it('has every question of the page with its answer, without links', () => {
  const document: LegalDocument = {
    title: 'FAQ',
    lead: [],
    dated: null,
    sections: [
      {
        anchor: 'a',
        title: 'A',
        blocks: [
          { kind: 'text', words: ['No question.'] },
          {
            kind: 'question',
            question: 'What does it cost?',
            blocks: [
              { kind: 'text', words: ['See ', { to: '/pricing', words: 'prices' }, '.'] },
              { kind: 'list', items: [['one'], ['two']] },
            ],
          },
        ],
      },
    ],
  };
  expect(faqData(document)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What does it cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'See prices.\none\ntwo' },
      },
    ],
  });
});
