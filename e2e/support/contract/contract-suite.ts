import { describe, expect, it } from 'vitest';
import type { ConversationResponse } from '~/contract/conversation';
import { demoAccount, logIn, signUp } from '../accounts';
import type { HttpResponse } from '../product/http';
import type { Product } from '../product/product';
import { Visitor } from '../visitor';
import { readContract, ApiContract } from './api-contract';

const BRAND = 'golden-hour';
const NOBODY = '0'.repeat(26);

export type Caller = 'visitor' | 'unconfirmed' | 'free' | 'premium';

/**
 * Calls of every kind, valid and invalid; `{conversation}` stands for a conversation of the caller, if there is one.
 */
const CALLS: [method: string, path: string, body?: unknown][] = [
  ['GET', '/api/user.php'],
  ['GET', '/api/user.php?network=x&unknown=1'],
  ['GET', '/api/settings.php'],
  ['GET', '/api/companyinfo.php'],
  ['GET', '/api/interests.php'],
  ['GET', '/api/regions.php'],
  ['GET', '/api/regions.php?country=GB'],
  ['GET', '/api/regions.php?country=XX'],
  ['GET', '/api/regions.php?country=nonsense'],
  ['GET', '/api/regions.php?region=GB-ENG'],
  ['GET', '/api/regions.php?region=nonsense'],
  ['GET', '/api/chats.php'],
  ['GET', '/api/chats.php?before=nonsense'],
  ['GET', '/api/likes.php'],
  ['POST', '/api/likes.php', { id: '{liked}', like_new: true }],
  ['POST', '/api/likes.php', { id: '{liked}' }],
  ['POST', '/api/likes.php', { id: '{self}' }],
  ['POST', '/api/likes.php', { id: NOBODY }],
  ['POST', '/api/likes.php', { id: { $ne: null } }],
  ['POST', '/api/likes.php', {}],
  ['DELETE', '/api/likes.php', { id: '{liked}' }],
  ['DELETE', '/api/likes.php', { id: '{self}' }],
  ['DELETE', '/api/likes.php', { id: NOBODY }],
  ['GET', '/api/geocode.php?lat=51.5&lon=-0.12'],
  ['GET', '/api/geocode.php?lat=0&lon=-30'],
  ['GET', '/api/geocode.php?lat=north'],
  ['GET', '/api/auto-like.php'],
  ['GET', '/api/auto-like.php'],
  ['GET', '/api/like-sample.php'],
  ['GET', '/api/discountcode.php?welcome=true'],
  ['GET', '/api/discountcode.php?code=NOTHING'],
  ['GET', '/api/discountcode.php'],
  ['GET', '/api/messages.php?conversation={conversation}'],
  ['GET', '/api/messages.php?conversation={conversation}&after=1'],
  ['GET', '/api/messages.php?conversation={conversation}&before=2'],
  ['GET', '/api/messages.php?conversation={conversation}&after=minus'],
  ['GET', '/api/messages.php'],
  ['GET', `/api/messages.php?conversation=${NOBODY}`],
  [
    'POST',
    '/api/messages.php',
    { conversation: '{conversation}', text: 'Hello', request_key: 'contract-{caller}-1', more: 1 },
  ],
  ['POST', '/api/messages.php', { conversation: '{conversation}', text: 'Hello', request_key: 'contract-{caller}-1' }],
  ['POST', '/api/messages.php', { conversation: '{conversation}', text: 'Other', request_key: 'contract-{caller}-1' }],
  ['POST', '/api/messages.php', { conversation: '{conversation}', text: ' ', request_key: 'contract-{caller}-2' }],
  ['POST', '/api/messages.php', { conversation: NOBODY, text: 'Hello', request_key: 'contract-{caller}-3' }],
  ['POST', '/api/messages.php', { conversation: 5, text: ['x'], request_key: {} }],
  ['POST', '/api/messages.php', { member: '{liked}', text: 'Hello', request_key: 'contract-{caller}-4' }],
  ['POST', '/api/messages.php', { member: NOBODY, text: 'Hello', request_key: 'contract-{caller}-5' }],
  ['POST', '/api/messages.php', {}],
  ['PUT', '/api/messages.php', { conversation: '{conversation}', seq: '{received}', reaction: 'heart' }],
  ['PUT', '/api/messages.php', { conversation: '{conversation}', seq: 2_000_000, reaction: 'heart' }],
  ['PUT', '/api/messages.php', { conversation: '{conversation}', seq: 1, reaction: 'shrug' }],
  ['PUT', '/api/messages.php', { conversation: NOBODY, seq: 1, reaction: null }],
  ['PUT', '/api/messages.php', {}],
  ['PUT', '/api/chat.php', { conversation: '{conversation}', read: 1 }],
  ['PUT', '/api/chat.php', { conversation: '{conversation}', read: 'x' }],
  ['PUT', '/api/chat.php', { conversation: NOBODY, read: 1 }],
  ['POST', '/api/typing.php', { conversation: '{conversation}' }],
  ['POST', '/api/typing.php', { conversation: NOBODY }],
  ['POST', '/api/typing.php', { conversation: [] }],
  ['POST', '/api/page-hidden.php', {}],
  ['POST', '/api/page-hidden.php', []],
  ['GET', '/api/page-hidden.php'],
  ['DELETE', '/api/chat.php', { conversation: NOBODY }],
  ['DELETE', '/api/chat.php', {}],
  ['PUT', '/api/user.php', { language: 'nl', unknown: true }],
  ['PUT', '/api/user.php', { language: 'en' }],
  ['PUT', '/api/user.php', { language: 'xx' }],
  ['PUT', '/api/user.php', {}],
  ['POST', '/api/user.php', { email: 'nobody@mail.example', password: 'wrong password' }],
  ['POST', '/api/user.php', { email: 5 }],
  ['POST', '/api/user.php?push=1', { subscription: null, previous: 'https://push.example/nobody' }],
  ['POST', '/api/user.php?push=1', { subscription: { endpoint: 'https://push.example/x' } }],
  ['DELETE', '/api/user.php'],
  ['POST', '/api/settings.php', {}],
  ['PUT', '/api/chats.php', {}],
  ['GET', '/api/chat.php'],
  ['DELETE', '/api/likes.php'],
  ['PUT', '/api/likes.php', {}],
  ['POST', '/api/auto-like.php', {}],
  ['POST', '/api/like-sample.php', {}],
  ['POST', '/api/discountcode.php', {}],
  ['DELETE', '/api/chat.php', { conversation: '{conversation}' }],
  ['GET', '/api/logout.php'],
  ['GET', '/api/user.php'],
];

const MEMBER_ONLY =
  /^(?:(?:GET|POST|PUT|DELETE) \/api\/(?:chats|chat|typing|likes|messages|auto-like|discountcode|geocode)\.php|(?:PUT \/api\/user\.php|POST \/api\/user\.php\?push=1))/;

/** Tests the whole API contract of a running server with four kinds of callers. */
export function describeContract(product: () => Product): void {
  const contract = new ApiContract();
  const byCaller = new Map<Caller, Promise<Asked[]>>();
  /** Called once for all tests, since the last call deletes the conversation that the others use. */
  function responsesTo(caller: Caller): Promise<Asked[]> {
    const responses = byCaller.get(caller) ?? askAll(product(), caller);
    byCaller.set(caller, responses);
    return responses;
  }

  describe.each<Caller>(['visitor', 'unconfirmed', 'free', 'premium'])('requested by a %s', (caller) => {
    it('every response is as the document says', async () => {
      const responses = await responsesTo(caller);
      expect(responses.flatMap(({ method, path, response }) => contract.problems(method, path, response))).toEqual([]);
    });

    it('the login flag is set exactly if the login is missing', async () => {
      for (const { method, path, response } of await responsesTo(caller)) {
        const flagged = response.body.includes('authentication_required');
        const name = `${method} ${path} ${response.status}`;
        const missing = caller === 'visitor' && MEMBER_ONLY.test(`${method} ${path}`) && response.status !== 405;
        expect([name, flagged]).toEqual([name, missing]);
      }
    });
  });

  it('every operation of the document was requested and succeeded at least once', async () => {
    const responses = [...(await responsesTo('visitor')), ...(await responsesTo('premium'))];
    const well = new Set(
      responses
        .filter(({ response }) => response.status < 400)
        .map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    );
    const login = await new Visitor(product(), BRAND).call('POST', '/api/user.php', demoAccount(BRAND, 'free'));
    expect(contract.problems('POST', '/api/user.php', login)).toEqual([]);
    well.add(`POST /api/user.php ${login.status}`.replace(' 200', ''));
    const form = await (await logIn(product(), BRAND, demoAccount(BRAND, 'free'))).post('/api/logout.php', {});
    expect(contract.problems('POST', '/api/logout.php', form)).toEqual([]);
    well.add('POST /api/logout.php');
    // Forms and the event stream have a separate suite: form-contract.ts.
    const calls = contract.operations().filter(({ path }) => /^\/api\/.*\.php$/.test(path));
    const named = calls.map(({ method, path }) => `${method} ${path}`);
    expect(named.filter((operation) => !well.has(operation))).toEqual([]);
  });

  it('control: a document that says something else makes the check fail', async () => {
    const responses = await responsesTo('premium');
    const changed = readContract();
    const user = changed.components.schemas.UserResponse as { properties: Record<string, unknown> };
    user.properties.credits = { type: 'string' };
    const problems = responses.flatMap(({ method, path, response }) =>
      new ApiContract(changed).problems(method, path, response),
    );
    expect(problems.some((problem) => problem.includes('/user/credits: must be string'))).toBe(true);
  });
}

interface Asked {
  method: string;
  path: string;
  response: HttpResponse;
}

async function askAll(product: Product, caller: Caller): Promise<Asked[]> {
  const visitor = await enter(product, caller);
  const conversation = await firstConversation(visitor);
  const self = (await userOf(visitor))?.id ?? NOBODY;
  const received = await firstReceived(visitor, conversation);
  const liked = await somebodyLiking(visitor);
  const fill = (text: string) =>
    text
      .replaceAll('"{received}"', String(received))
      .replaceAll('{conversation}', conversation)
      .replaceAll('{caller}', caller)
      .replaceAll('{self}', self)
      .replaceAll('{liked}', liked);
  const calls: Asked[] = [];
  for (const [method, path, body] of CALLS) {
    const response = await visitor.call(
      method,
      fill(path),
      body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body))),
    );
    calls.push({ method, path, response });
  }
  return calls;
}

function enter(product: Product, caller: Caller): Promise<Visitor> {
  switch (caller) {
    case 'visitor':
      return Promise.resolve(new Visitor(product, BRAND));
    case 'unconfirmed':
      return signUp(product, BRAND).then(({ visitor }) => visitor);
    default:
      return logIn(product, BRAND, demoAccount(BRAND, caller));
  }
}

async function firstConversation(visitor: Visitor): Promise<string> {
  const response = await visitor.call('GET', '/api/chats.php');
  if (response.status !== 200) return NOBODY;
  const { chats } = JSON.parse(response.body) as { chats: { conversation: { id: string } }[] };
  return chats[0]?.conversation.id ?? NOBODY;
}

/** The number of a message that someone else wrote. */
async function firstReceived(visitor: Visitor, conversation: string): Promise<number> {
  const response = await visitor.call('GET', `/api/messages.php?conversation=${conversation}&after=0`);
  if (response.status !== 200) return 1;
  const { messages } = JSON.parse(response.body) as ConversationResponse;
  return messages.find(({ own, author }) => !own && author === 'member')?.seq ?? 1;
}

async function userOf(visitor: Visitor): Promise<{ id: string } | null> {
  const response = await visitor.call('GET', '/api/user.php');
  return (JSON.parse(response.body) as { user: { id: string } | null }).user;
}

/** The id of someone the caller may like, who likes them already. */
async function somebodyLiking(visitor: Visitor): Promise<string> {
  const response = await visitor.call('GET', '/api/likes.php');
  if (response.status !== 200) return NOBODY;
  const { liked_by } = JSON.parse(response.body) as { liked_by: { id: string }[] };
  return liked_by[0]?.id ?? NOBODY;
}
