import type { Gender } from '../schema/member';
import { aboutWriter } from './about/about';
import { spareFace } from './casting';
import type { PlacesOf } from './places';
import { planMember, youngestAge, type PlannedMember, type SeedTenant } from './plan';
import type { Rng } from './rng';

/** The password of all demo accounts. In production mode the server refuses to start while such accounts exist. */
export const DEMO_PASSWORD = 'welcome-to-facet';

export interface DemoLogin {
  kind: 'free' | 'premium';
  name: string;
  email: string;
  password: string;
}

/** The two accounts of a brand that a person can try, one free and one premium; computed without the database. */
export function demoLogins(tenant: Pick<SeedTenant, 'slug' | 'niche'>): [free: DemoLogin, premium: DemoLogin] {
  const login = (kind: DemoLogin['kind'], name: string): DemoLogin => ({
    kind,
    name,
    email: `${name.toLowerCase()}@${tenant.slug}.example`,
    password: DEMO_PASSWORD,
  });
  return [login('free', tenant.niche === 7 ? 'Adam' : 'Anna'), login('premium', 'Mark')];
}

/** Both live in the brand's first country and look for each other, and no other member has their faces. */
export function planDemoAccounts(
  tenant: SeedTenant,
  used: readonly PlannedMember[],
  rng: Rng,
  placesOf: PlacesOf,
): [PlannedMember, PlannedMember] {
  const write = aboutWriter(rng.fork('about accounts'));
  const faces = new Set(used.map((member) => member.portrait.file));
  const plan = (name: string, gender: Gender): PlannedMember => {
    const own = rng.fork(`account ${name}`);
    const face = spareFace(tenant.niche, youngestAge(tenant), gender, faces, own);
    faces.add(face.portrait.file);
    const home = { ...tenant, countries: tenant.countries.slice(0, 1) };
    const sexuality = tenant.niche === 7 ? 'gay' : 'hetero';
    return { ...planMember(home, face, own, { write, names: new Set(), placesOf }), name, sexuality };
  };
  const [free, premium] = demoLogins(tenant);
  return [plan(free.name, tenant.niche === 7 ? 'male' : 'female'), plan(premium.name, 'male')];
}
