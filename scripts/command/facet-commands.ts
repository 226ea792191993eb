import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { Command } from 'commander';
import { CommandProblem } from '~/compose/commands/command-problem';
import type { Config } from '~/config/config';
import type { BrandReview } from '../review/open-brand-reviews';
import { opening } from './data-command';
import type { Ending, Say } from './run-command';

interface FacetCommand {
  does: string;
  /** Imported only for the command that is asked for: most of them are most of the product. */
  load: (say: Say) => Promise<Command>;
  ending?: Ending;
}

/** Those of the server, for commands that open nothing of it: which brands are its own. */
function readSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

const openOperators = async (config: Config, brand?: string) =>
  (await import('~/compose/commands/operator.server')).openOperators(config, brand);

const operator = opening(async (config, brand: string) =>
  (await import('~/compose/commands/operator.server')).openOperator(config, brand),
);

const openReviews = async (config: Config, brand?: string) =>
  (await import('../review/open-brand-reviews')).openBrandReviews(config, brand);

/** The database of the running server, brand by brand. */
const brands = opening(openReviews);

/** The same for a command that needs something else of each brand. */
function brandsAs<One>(needed: (brand: BrandReview, config: Config) => One | Promise<One>) {
  return opening(async (config, brand?: string) => {
    const { reviews, close } = await openReviews(config, brand);
    return { all: await Promise.all(reviews.map((review) => needed(review, config))), close };
  });
}

/** A bug is printed with its stack. */
const withStack: Ending = {
  describe: async (error) => (await import('./problem-sentence')).problemSentence(error) ?? error,
};

/** The commands of operators, `npm run facet -- <command>`. */
export const facetCommands: Record<string, FacetCommand> = {
  review: {
    does: 'what waits for the team: photos, checks, reports, notices, complaints, questions, conversations',
    load: async (say) => (await import('../review/review')).reviewProgram(brands, say),
    ending: withStack,
  },
  people: {
    does: 'the fictional profiles of a brand: imports, exports, approves, retires and generates them',
    load: async (say) => {
      const { peopleCommand } = await import('../people/people-command');
      const open = opening((config: Config, _brand: string) => openOperators(config));
      return peopleCommand((brand, work) => open(brand, (opened) => work(peopleOf(opened, brand))), say);
    },
    ending: withStack,
  },
  members: {
    does: 'erases members whose fourteen days are over, and checks the chain of all erasures',
    load: async (say) => (await import('../members/members-command')).membersCommand(operator, say),
  },
  payments: {
    does: 'orders, refunds, chargebacks, and what the providers say about each payment',
    load: async (say) => (await import('../payments/payments')).paymentsProgram(operator, say),
    ending: withStack,
  },
  discounts: {
    does: 'the codes for everybody: lists, launches and ends them',
    load: async (say) => {
      const { discountsCommand } = await import('../discounts/discounts-command');
      const { readDiscountFiles } = await import('../discounts/discount-files');
      const open = brandsAs(async ({ tenant, db, clock, ids }, { tenantsDir }) => {
        return { slug: tenant.slug, db, clock, ids, files: await readDiscountFiles(tenantsDir) };
      });
      return discountsCommand((brand, work) => open(brand, ({ all }) => work(all)), say);
    },
  },
  traffic: {
    does: 'the pages from which visitors left without going on',
    load: async (say) => {
      const { trafficCommand } = await import('../traffic/traffic-command');
      const open = brandsAs(({ tenant, db, clock }) => ({ slug: tenant.slug, db, clock }));
      return trafficCommand((brand, work) => open(brand, ({ all }) => work(all)), say);
    },
  },
  consents: {
    does: 'the members who agreed that their details are passed on to partners',
    load: async (say) => {
      const { consentsCommand } = await import('../consents/consents-command');
      return consentsCommand((brand, work) => brands(brand, ({ reviews }) => work(reviews)), say);
    },
  },
  trust: {
    does: 'proves that the published figures were never changed',
    load: async (say) => {
      const { trustCommand } = await import('../trust/trust-command');
      return trustCommand((brand, work) => brands(brand, ({ reviews }) => work(reviews)), say);
    },
  },
  // The word that operators type; in the code it is an announcement.
  ['news']: {
    does: 'what the team tells all members: writes, previews, launches and withdraws it',
    load: async (say) => {
      const { announcementsCommand } = await import('../announcements/announcements-command');
      const open = opening(openOperators);
      const all = ({ tenants, contextOf }: Awaited<ReturnType<typeof openOperators>>) =>
        tenants.map(({ id }) => contextOf(id)!);
      return announcementsCommand((brand, work) => open(brand, (opened) => work(all(opened))), say);
    },
    ending: {
      describe: async (error) => (await import('./problem-sentence')).problemSentence(error) ?? messageOf(error),
    },
  },
  jobs: {
    does: 'the jobs at intervals: their last run and who has them; runs one now',
    load: async (say) => {
      const { jobsCommand } = await import('../jobs/jobs-command');
      const open = opening(openOperators);
      return jobsCommand((brand, work) => open(brand, async (opened) => work(await jobWorld(opened))), say);
    },
  },
  'mail-reports': {
    does: 'records the bounce or complaint of one mail, as a mail server pipes it',
    load: async (say) => (await import('../mail-reports/mail-reports')).mailReportsProgram(say),
    // A mail server gives up after any code but this one, and what may work later would be lost.
    ending: { wrongWords: 64, failed: 75 },
  },
  backup: {
    does: 'writes all data of a running server into one file',
    load: async (say) => (await import('../backup/backup-command')).backupCommand(say),
    ending: withStack,
  },
  restore: {
    does: 'loads such a file',
    load: async (say) => (await import('../backup/restore-command')).restoreCommand(say),
    ending: withStack,
  },
  setup: {
    does: 'leads from an empty folder to a first brand, and lists all that is missing; also npm run setup',
    load: async (say) => (await import('../setup/setup-command')).setupCommand(say),
  },
  tenant: {
    does: 'makes, checks and lists brands; also npm run tenant',
    load: async (say) => {
      readSettings();
      return (await import('../tenant/tenant-command')).tenantCommand(say);
    },
  },
  lander: {
    does: 'makes, shows, checks and publishes landing pages; also npm run lander',
    load: async (say) => {
      readSettings();
      return (await import('../landers/lander-command')).landerCommand(say);
    },
  },
};

/** A brand with the others of its company, whose faces must not appear on it. */
function peopleOf({ tenants, contextOf, database }: Awaited<ReturnType<typeof openOperators>>, slug: string) {
  const tenant = tenants.find((brand) => brand.slug === slug);
  if (!tenant) throw new CommandProblem(`There is no brand ${slug}: npm run tenant -- list`);
  const sisters = tenants
    .filter(({ id, company_id: company }) => id !== tenant.id && company === tenant.company_id)
    .map(({ id, slug }) => ({ slug, db: database.tenant(id) }));
  return { context: contextOf(tenant.id)!, sisters };
}

async function jobWorld(operators: Awaited<ReturnType<typeof openOperators>>) {
  const { commandJobs } = await import('~/compose/commands/command-jobs.server');
  const { listJobLeases } = await import('~db/queries/job-lease');
  const system = operators.database.system('the list of jobs belongs to no brand');
  const { jobs, runner, now } = commandJobs(operators, `${hostname()}:${process.pid}:command`);
  return { jobs, runner, now, brands: operators.tenants, leases: () => listJobLeases(system) };
}

/** All commands for the help; of these only the one that is asked for is whole. */
export async function facetProgram(wanted: string | undefined, say: Say): Promise<Command> {
  const program = new Command('npm run facet --').description('The commands of those who run Facet.');
  for (const [name, { does, load }] of Object.entries(facetCommands)) {
    const command = name === wanted ? await load(say) : new Command(name);
    program.addCommand(command.summary(does));
  }
  return program;
}
