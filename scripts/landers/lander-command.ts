import { Command } from 'commander';
import type { Tenant } from '~/tenancy/tenant';
import { returning, type Say } from '../command/run-command';
import { readTenantFolder } from '../tenant/tenant-folder';
import { describeFinding, problem, type Finding } from './finding';
import { landerSchemas } from './json-schemas';
import { landerNames, readLanderFolder } from './lander-folder';
import { landerTable } from './lander-table';
import { createLander, type NewLander } from './new-lander';

interface Folders {
  landers: string;
  tenants: string;
}

type Asked = Folders & Omit<NewLander, 'name'>;

export function landerCommand(say: Say): Command {
  const command = new Command('lander');
  const inFolders = (command: Command) =>
    command
      .option('--landers <folder>', 'another folder than ./landers', 'landers')
      .option(
        '--tenants <folder>',
        'another folder than TENANTS_DIR or ./tenants',
        process.env['TENANTS_DIR'] || 'tenants',
      );
  inFolders(command.command('new <name>'))
    .description('makes a complete new lander from the template')
    .option('--title <title>', 'such as "Summer night"')
    .option('--kind <kind>', 'such as member')
    .option('--niches <niches>', 'such as she,gay')
    .option('--slugs <slugs>', 'such as rain,sun')
    .action(returning((name: string, options: Asked) => makeNew({ ...options, name }, say)));
  inFolders(command.command('check [name]'))
    .description(
      'checks all landers, or one: files, languages, wording, texts left from the template, contrast, weight, code; exit code 1 with any problem',
    )
    .option('--url <url>', 'such as http://localhost:3000: also checks the weight of the pages of that running demo')
    .action(returning((name: string | undefined, options: Folders & { url?: string }) => check(options, name, say)));
  inFolders(command.command('preview <name>'))
    .description('prints a URL at once, builds beside the build of a running server, and starts a demo of its own')
    .option('--shots', 'takes pictures')
    .option('--once', 'ends after that')
    .action(
      returning(async (name: string, options: Folders & { shots?: true; once?: true }) => {
        // Imported only here, because it needs the build and a browser.
        const { preview } = await import('./preview');
        return preview({ ...options, name, readBrands: () => brandsOf(options.tenants) });
      }),
    );
  inFolders(command.command('publish'))
    .description(
      'builds what is not yet built and makes it live: a new server takes the place of the running one of npm start, and no request is lost; texts, weights and switches are live without it',
    )
    .action(
      returning(async ({ landers, tenants }: Folders) => {
        // Imported only here, because it needs compiler and bundler.
        const { publish } = await import('./publish');
        return publish(landers, await brandsOf(tenants), say);
      }),
    );
  inFolders(command.command('list'))
    .description('prints a table of the landers, whether each is live or not yet built, and the brands that show it')
    .action(async ({ landers, tenants }: Folders) => say.log(await landerTable(landers, await brandsOf(tenants))));
  inFolders(command.command('schema'))
    .description('writes manifest.schema.json and copy.schema.json for editors')
    .action(async ({ landers }: Folders) =>
      say.log((await landerSchemas.write(landers)).map((file) => `wrote ${file}`).join('\n')),
    );
  return command;
}

const brandsOf = async (directory: string): Promise<Tenant[]> =>
  [...(await readTenantFolder(directory)).serving.tenants.values()].sort((a, b) => a.id - b.id);

async function makeNew(options: Folders & NewLander, say: Say): Promise<number> {
  const { name, landers, tenants } = options;
  const created = await createLander(landers, options);
  if (!created.ok) {
    say.error(created.problems.join('\n'));
    return 1;
  }
  const { checkLanders } = await import('./check-landers');
  const [checked] = await checkLanders(landers, await brandsOf(tenants), [name]);
  // Its texts are still those of the template, which the check warns of; here that is no surprise.
  for (const finding of checked!.findings) if (finding.level === 'problem') say.warn(describeFinding(name, finding));
  say.log(`landers/${name} is a complete lander: ${created.files.join(', ')}

  look at it     npm run lander -- preview ${name}
  its texts      copy/*.json, one for each language; a running server shows a saved text after two seconds
  its page       Lander.tsx and its parts, its drawings in horizons.ts; live after the next publish
  who sees it    as a draft only a brand whose file says "${name}": 1 under "landers"
  when done      npm run lander -- check ${name}, then "draft" out of manifest.json: every brand of its niches shows it, and
                 "${name}": 0 switches it off there
  make it live   npm run lander -- publish`);
  return 0;
}

async function check(
  { landers, tenants, url }: Folders & { url?: string },
  name: string | undefined,
  say: Say,
): Promise<number> {
  const names = await landerNames(landers);
  if (name !== undefined && !names.includes(name)) {
    say.error(`There is no lander ${name}. There are: ${names.join(', ')}`);
    return 2;
  }
  const brands = await brandsOf(tenants);
  // Imported only here: with compiler and bundler it takes a second, for which `preview` has no time.
  const { checkLanders } = await import('./check-landers');
  const checked = await checkLanders(landers, brands, name === undefined ? [] : [name]);
  if (url !== undefined) {
    for (const lander of checked) lander.findings.push(...(await pageFindings(landers, lander.name, url, brands)));
  }
  const stale: Finding[] = (await landerSchemas.stale(landers)).map((file) =>
    problem(file, '', 'is out of date', 'npm run lander -- schema'),
  );
  const all = [...checked, { name: '', findings: stale }].flatMap(({ name: of, findings }) =>
    findings.map((finding) => ({ of, finding })),
  );
  for (const { of, finding } of all) say.error(describeFinding(of, finding));
  const count = (level: Finding['level']) => all.filter(({ finding }) => finding.level === level).length;
  say.log(
    [many(checked.length, 'lander'), many(count('problem'), 'problem'), many(count('warning'), 'warning')].join(', '),
  );
  return count('problem') === 0 ? 0 : 1;
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

async function pageFindings(landers: string, name: string, url: string, brands: Tenant[]): Promise<Finding[]> {
  const { checkPages, weighPages } = await import('./check-pages');
  const { lander } = await readLanderFolder(landers, name);
  if (!lander) return [];
  const port = Number(new URL(url).port || 80);
  return checkPages(lander, await weighPages(port, lander, brands));
}
