import { ACCOUNT } from './account';
import { MAIL } from './mail';
import { MONEY } from './money';
import type { Mutation } from './mutation';
import { PEOPLE } from './people';
import { PLATFORM } from './platform';

/** Faults over all features, each with the tests that must find it. Many of them once survived: no test held these guarantees. */
export const MUTATIONS: readonly Mutation[] = [...ACCOUNT, ...PEOPLE, ...MONEY, ...MAIL, ...PLATFORM];
