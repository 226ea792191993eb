/** Names and words of comments that may stay, with the reason. The list may only get shorter. */
export const WORDS_THAT_STAY: readonly { path: RegExp; word: string; reason: string }[] = [
  {
    path: /^app\/(?:tenancy\/|.*\.schema\.server\.ts$)/,
    word: 'ctx',
    reason: 'the customary name of the argument of zod’s superRefine',
  },
  {
    path: /^app\/features\/billing\/payments\/record-payment-event\.service\.server\.ts$/,
    word: 'refusal',
    reason: 'a stored field of the audit',
  },
  {
    path: /^app\/(?:contract\/company|features\/(?:account\/mail|billing\/(?:direct-debit|documents|payments))|layouts|page\/shell-data|tenancy|routes\/api-lists)|^(?:scripts\/setup\/ask-company|stories\/(?:\.storybook|checkout))/,
    word: 'address',
    reason: 'the postal address of a company',
  },
  {
    path: /^app\/(?:features\/(?:account\/mail|joining\/activation)|providers\/mail|testing\/settings)\//,
    word: 'address',
    reason: 'the field of a MailAddress, as nodemailer names it',
  },
  {
    path: /^app\/(?:compose\/start-problem|server\/operations\/test-control|providers\/push\/(?:public-lookup|web-push\.test))/,
    word: 'address',
    reason: 'named by Node',
  },
  { path: /^app\/tenancy\/tenant-schema\.test\.ts$/, word: 'colour', reason: 'a wrong key, which the schema refuses' },
  { path: /^app\/features\/chat\//, word: 'hint', reason: 'enterKeyHint is an attribute of HTML' },
  { path: /^db\/prepared\/prepared\.ts$/, word: 'one', reason: 'runs a prepared query for one row' },
  {
    path: /^app\/(?:features\/(?:account\/(?:mail\/reports|passwords)|chat\/(?:emoji|gifts|list)|profiles\/places|sharing)|testing)\//,
    word: 'words',
    reason: 'single words, as in a search',
  },
  {
    path: /^app\/features\/(?:legal\/documents\/writer\.server|safety\/(?:cases\/case\.schema\.server|report\/report\.(?:schema\.server|service\.db\.test)))\.ts$/,
    word: 'words',
    reason: 'named as the field of the form and the column, or the block of a legal text',
  },
  {
    path: /^app\/features\/account\/names-brand\.ts$/,
    word: 'team',
    reason: 'a word that a member may not have as a name',
  },
  {
    path: /^app\/features\/safety\/cases\/decide-case\.service\.server\.ts$/,
    word: 'reviewer',
    reason: 'an outcome, as the command prints it',
  },
  {
    path: /^app\/(?:features\/safety\/opening\/plain-words|compose\/written-numbers\.test)\.ts$/,
    word: 'one',
    reason: 'the number, as a word of a text',
  },
  { path: /^db\/personal-data\/money-tables\.ts$/, word: 'purchase', reason: 'the table' },
  { path: /^db\/schema\/schema\.ts$/, word: 'purchase', reason: 'the table; its neighbour `order` is reserved in SQL' },
  {
    path: /^app\/features\/billing\/(?:history\/CreditMovements\.tsx|ledger\/ledger\.service\.server\.ts)$/,
    word: 'purchase',
    reason: 'a kind of movement, as it is stored in credit_transaction',
  },
];
