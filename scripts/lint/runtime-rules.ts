/** Rules about what a test has to be able to set or repeat: environment, time and chance. */
import { isProduct, isStory } from '../check-files.ts';
import { isName, isProperty, ruleOf } from './rule.ts';

const isClock = (path: string) => /(?:^|\/)(?:clock|ids)\.ts$/.test(path);
const timed = (path: string) => isProduct(path) && !isClock(path);

export const environment = ruleOf(
  'only app/config reads the environment; take the value from the configuration',
  (path) => isProduct(path) && !path.startsWith('app/config/'),
  isProperty('process', 'env'),
);

export const clock = ruleOf(
  'time comes from the clock of the context (clock.now()), so that a test can set it',
  timed,
  {
    ...isProperty('Date', 'now'),
    NewExpression: (node) => isName(node.callee, 'Date') && node.arguments.length === 0,
    CallExpression: (node) => isName(node.callee, 'Date'),
  },
);

export const chance = ruleOf(
  'random values come from the ids of the context, so that a test can repeat them',
  timed,
  isProperty('Math', 'random'),
);

export const duration = ruleOf(
  'a length of time is imported from app/time/durations.ts; one in another unit says so: DAY_SECONDS',
  (path) => path !== 'app/time/durations.ts' && !isStory(path),
  {
    // With a type of its own it is something else, such as the second of two servers.
    VariableDeclarator: ({ id }) =>
      id.type === 'Identifier' && !id.typeAnnotation && /^(?:SECOND|MINUTE|HOUR|DAY|WEEK|YEAR)$/.test(id.name),
  },
);
