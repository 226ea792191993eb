import type { SectionsData } from './section-data';

/** What the sections say of a brand that has all of it. */
export const exampleSections: SectionsData = {
  figures: {
    figures: [
      { kind: 'active', value: '2,500' },
      { kind: 'fictional', value: '12%' },
      { kind: 'reports', value: '38' },
      { kind: 'time', value: '3 hours' },
    ],
    day: '20 November 2026',
    activeDays: 30,
    periodDays: 90,
  },
  screens: {
    writeHere: 'Your message',
    send: 'Send',
    price: '10 credits (from your free credits) per message · you have 30 credits',
    whoSees: 'Who may see my profile',
    membersOnly: 'Members only',
    visitorsToo: 'Visitors too',
  },
  question: [
    { question: 'What does it cost to join?', answer: ['Nothing. You pay only for credits, if you want to buy any.'] },
    {
      question: 'How do I delete my account?',
      answer: ['Under ', { to: '/notifications/leave', words: 'Delete account' }, ', at any time.'],
    },
  ],
  promise: {
    about: 'returning',
    parts: [
      {
        title: 'Which credits can be returned',
        text: ['14 days of free returns on unused credits. You need not give a reason, and a return costs nothing.'],
      },
      {
        title: 'What you get back',
        text: ['If you have spent a part, you get back the price of the unused credits.'],
      },
      {
        title: 'How to return an order',
        text: [{ to: '/withdrawal', words: 'Choose the order and confirm' }, '. You get a receipt by e-mail.'],
      },
    ],
    example:
      'An example: you buy 100 credits for £9.99. With nothing spent you get back £9.99; with 50 credits left, £5.00.',
  },
  price: { bundle: '£9.99', bundleCredits: 100, message: '10 credits', messageMoney: '£0.68 to £1.00', fee: '£0.40' },
};

/** What is left of it on a brand's first day, when nobody has counted or sold anything. */
export const beginningSections: SectionsData = {
  screens: { ...exampleSections.screens!, visitorsToo: null },
  question: exampleSections.question!,
  promise: {
    about: 'leaving',
    parts: [{ title: 'How do I delete my account?', text: ['At any time.'] }],
    example: null,
  },
};
