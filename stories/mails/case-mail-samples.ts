import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import * as cases from '~/features/safety/cases/case-mails';
import * as reports from '~/features/safety/report/report-mails';
import { NOW } from '../.storybook/shell';
import { NAME, SECRET, service, type MailSample } from './mail-sample';

const NUMBER = '7KQ2-M4XD';

const followed = (origin: string) => ({ number: NUMBER, url: `${origin}/complaints/${NUMBER}` });

const report = (origin: string) => ({ name: NAME, number: NUMBER, url: `${origin}/reports/${NUMBER}` });

/** The mails about reports, decisions, complaints, notices and questions. */
export const caseSamples = {
  ReportReceived: service((tenant, intl, origin) => reports.reportReceiptMail(tenant, intl, report(origin))),
  ReportDecided: service((tenant, intl, origin) =>
    reports.reportDecidedMail(tenant, intl, { ...report(origin), state: 'upheld' }),
  ),
  Decision: service((tenant, intl, origin) =>
    reports.decisionMail(tenant, intl, {
      ...report(origin),
      url: `${origin}/complaints?about=${NUMBER}`,
      words: {
        title: intl.formatMessage({ id: 'mail.decision-title' }),
        lines: [
          intl.formatMessage({ id: 'mail.decision-means' }, { brand: tenant.name }),
          intl.formatMessage(
            { id: 'mail.decision-by-team' },
            { number: NUMBER, date: intl.formatDate(NOW, { dateStyle: 'long' }) },
          ),
        ],
        objection: intl.formatMessage(
          { id: 'mail.decision-object' },
          { email: tenant.support_email, number: NUMBER, months: COMPLAINT_MONTHS },
        ),
      },
    }),
  ),
  DecisionLifted: service((tenant, intl, origin) =>
    reports.decisionLiftedMail(tenant, intl, { ...report(origin), url: `${origin}/members` }),
  ),
  ComplaintReceived: service((tenant, intl, origin) =>
    cases.caseReceivedMail(tenant, intl, { ...followed(origin), kind: 'complaint', name: NAME, copy: null }),
  ),
  NoticeReceived: service((tenant, intl, origin) =>
    cases.caseReceivedMail(tenant, intl, {
      kind: 'notice',
      name: null,
      number: NUMBER,
      url: `${origin}/complaints/${NUMBER}?key=${SECRET.slice(0, 22)}`,
      copy: null,
    }),
  ),
  QuestionReceived: service((tenant, intl, origin) =>
    cases.caseReceivedMail(tenant, intl, {
      ...followed(origin),
      kind: 'question',
      name: NAME,
      copy: 'I have paid twice for the same order.\nCan you give one of them back?',
    }),
  ),
  ComplaintDecided: service((tenant, intl, origin) =>
    cases.caseDecidedMail(tenant, intl, {
      ...followed(origin),
      kind: 'complaint',
      name: NAME,
      outcome: 'upheld',
      answer: 'The photos are yours, as you showed us.\n\nYour profile is visible again. We are sorry.',
    }),
  ),
  NoticeDecided: service((tenant, intl, origin) =>
    cases.caseDecidedMail(tenant, intl, {
      ...followed(origin),
      kind: 'notice',
      name: null,
      outcome: 'dismissed',
      answer: 'The words are unkind, but they break neither the law nor our rules.',
    }),
  ),
  QuestionAnswered: service((tenant, intl, origin) =>
    cases.caseDecidedMail(tenant, intl, {
      ...followed(origin),
      kind: 'question',
      name: NAME,
      outcome: null,
      answer: 'One of the two payments is on its way back to you.',
    }),
  ),
  QuestionForwarded: service((tenant, intl) =>
    cases.questionForwardedMail(tenant, intl, {
      number: NUMBER,
      category: 'payment',
      from: 'anna@mail.example',
      language: intl.locale,
      words: 'I have paid twice for the same order.\nCan you give one of them back?',
    }),
  ),
} satisfies Record<string, MailSample>;
