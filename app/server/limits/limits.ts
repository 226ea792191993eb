import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DAY, HOUR, MINUTE, SECOND } from '~/time/durations';
import { tooManyRequests } from '../response/app-error';
import { systemClock } from '../context/clock';
import { growingLimit } from './growing-limit';
import { LatestKeys } from './latest-keys';
import type { Limit } from './limit';

export interface Limits {
  /** 10 wrong passwords in 15 minutes per account and network. */
  loginAccount: Limit;
  /** 25 wrong passwords in 5 minutes per IP address, over all brands. */
  loginIp: Limit;
  /** 10 wrong passwords in 15 minutes per account and device on which its owner has logged in before. */
  loginDevice: Limit;
  /** 20 new accounts in an hour per IP address, then one at a time, with pauses that grow from one minute. */
  signup: Limit;
  /** The same for a network, since a stranger may own many IP addresses in it: 200. */
  signupNetwork: Limit;
  /** Beginning to log in with a passkey: 60 in 10 minutes per IP address. Adding one: the same per member. */
  passkey: Limit;
  mail: Limit;
  /** Requests for a new password: 10 in an hour per IP address, then with growing pauses; 100 per network. */
  reset: Limit;
  resetNetwork: Limit;
  /** Reset mails in a day: 5 for one account and network (or device that its owner has used), 15 for one address. */
  resetAccount: Limit;
  resetMailbox: Limit;
  message: Limit;
  reaction: Limit;
  like: Limit;
  typing: Limit;
  chatSearch: Limit;
  /** Photos that a member uploads, accepted or not. */
  photo: Limit;
  order: Limit;
  /** Discount codes that were tried and do not exist: 10 in 15 minutes per member, 100 per network. */
  code: Limit;
  codeNetwork: Limit;
  /** Saving a section of the own profile, or the own location. */
  profile: Limit;
  token: Limit;
  /** Written for visitors: 60 refused logins in an hour per network, 120 clicks in an hour per IP address. */
  strangerAudit: Limit;
  click: Limit;
  /** The same of all networks together, per brand: high enough for any campaign, but not for a flood. */
  strangerAudits: Limit;
  clicks: Limit;
  /** Pages rendered in a minute for visitors of one IP address, over all brands. Cached pages are not counted. */
  rendering: Limit;
  /** Sharing images drawn in a minute for one IP address, over all brands. Those in memory are not counted. */
  sharing: Limit;
  /** Refusals with status 403 of one member that are written to the audit log: 30 in an hour. */
  denial: Limit;
  /** Changes of push subscriptions: 60 in an hour per member. */
  push: Limit;
  /** 10 reports in an hour per member, or per IP address of visitors. */
  report: Limit;
  /** 10 complaints and notices in an hour per member, or per IP address of visitors. */
  submission: Limit;
  /** The same for the network of visitors, since a stranger may own many IP addresses in it: 100. */
  submissionNetwork: Limit;
  /** Confirmations in a day to an e-mail address that a visitor typed: 5. */
  submissionMailbox: Limit;
  /** Forms of the waiting list: 10 in an hour per IP address, then with growing pauses; 100 per network. */
  waitingList: Limit;
  waitingListNetwork: Limit;
  /** Mails in a day to an e-mail address that was typed into one: 3. */
  waitingListMailbox: Limit;
  /** 10 requests for a link to a withdrawal in an hour per IP address, then with growing pauses; 3 links of one order. */
  withdrawal: Limit;
  withdrawalLink: Limit;
  /** Wrong keys for reports about mail: 10 in an hour per IP address. */
  mailReportKey: Limit;
  /** Reports with the right key: 600 in a minute per brand. The mail server delivers the others later. */
  mailReport: Limit;
}

/** Held in the memory of this process, behind an interface that Redis could implement. */
export function openLimits(factor = 1, now = systemClock.now): Limits {
  const limit = (points: number, window: number) =>
    wrap(new RateLimiterMemory({ points: points * factor, duration: window / SECOND }));
  const growing = (points: number) => growingLimit({ points: points * factor, window: HOUR, firstPause: MINUTE, now });
  return {
    loginAccount: limit(10, 15 * MINUTE),
    loginIp: limit(25, 5 * MINUTE),
    loginDevice: limit(10, 15 * MINUTE),
    signup: growing(20),
    signupNetwork: growing(200),
    passkey: limit(60, 10 * MINUTE),
    mail: limit(5, HOUR),
    reset: growing(10),
    resetNetwork: growing(100),
    resetAccount: limit(5, DAY),
    resetMailbox: limit(15, DAY),
    message: limit(60, MINUTE),
    reaction: limit(60, MINUTE),
    like: limit(120, MINUTE),
    typing: limit(30, MINUTE),
    chatSearch: limit(30, MINUTE),
    photo: limit(150, HOUR),
    order: limit(20, 10 * MINUTE),
    code: limit(10, 15 * MINUTE),
    codeNetwork: limit(100, 15 * MINUTE),
    profile: limit(60, 10 * MINUTE),
    token: limit(60, 10 * MINUTE),
    strangerAudit: limit(60, HOUR),
    click: limit(120, HOUR),
    strangerAudits: limit(5_000, HOUR),
    clicks: limit(100_000, HOUR),
    rendering: limit(300, MINUTE),
    sharing: limit(30, MINUTE),
    denial: limit(30, HOUR),
    push: limit(60, HOUR),
    report: limit(10, HOUR),
    submission: limit(10, HOUR),
    submissionNetwork: limit(100, HOUR),
    submissionMailbox: limit(5, DAY),
    waitingList: growing(10),
    waitingListNetwork: growing(100),
    waitingListMailbox: limit(3, DAY),
    withdrawal: growing(10),
    withdrawalLink: limit(3, HOUR),
    mailReportKey: limit(10, HOUR),
    mailReport: limit(600, MINUTE),
  };
}

function wrap(limiter: RateLimiterAbstract): Limit {
  const known = new LatestKeys<true>((key) => void limiter.delete(key));
  const penalty = (key: string) => {
    known.set(key, true);
    return limiter.penalty(key);
  };
  const blockedFor = async (key: string) => {
    const state = await limiter.get(key);
    return state && state.consumedPoints >= limiter.points ? Math.max(state.msBeforeNext, 1) : 0;
  };
  // Counts first and checks afterwards, so that a hundred simultaneous attempts do not all see the last free place.
  const tryTake = async (key: string) => {
    const state = await penalty(key);
    return state.consumedPoints > limiter.points ? Math.max(state.msBeforeNext, 1) : 0;
  };
  return {
    blockedFor,
    async take(key) {
      const wait = await tryTake(key);
      if (wait > 0) throw tooManyRequests({ retry_after: Math.ceil(wait / 1000) });
    },
    tryTake,
    async giveBack(key) {
      await limiter.reward(key);
    },
    async count(key) {
      await penalty(key);
    },
    async reset(key) {
      known.delete(key);
      await limiter.delete(key);
    },
  };
}
