import type { Migration } from 'kysely/migration';
import * as profiles from './20261129T1200_profiles';
import * as account from './20261129T1201_account';
import * as joining from './20261129T1202_joining';
import * as photos from './20261129T1203_photos';
import * as discovery from './20261129T1204_discovery';
import * as likes from './20261129T1205_likes';
import * as chat from './20261129T1206_chat';
import * as safety from './20261129T1207_safety';
import * as billingLedger from './20261129T1208_billing_ledger';
import * as billing from './20261129T1209_billing';
import * as billingMethods from './20261129T1210_billing_methods';
import * as notifications from './20261129T1211_notifications';
import * as mailings from './20261129T1212_mailings';
import * as leaving from './20261129T1213_leaving';
import * as legal from './20261129T1214_legal';
import * as tracking from './20261129T1215_tracking';
import * as platform from './20261129T1216_platform';
import * as trafficVisits from './20261130T0130_traffic_visits';
import * as fictionalProfiles from './20261130T0300_fictional_profiles';

/**
 * All migrations, in order; the database records their names. They are listed instead of read from a folder, because
 * the server is one bundle. The first ones create the tables of one feature each. A migration that has been released is
 * never edited: a later one changes what it created.
 */
export const migrations: Record<string, Migration> = {
  '20261129T1200_profiles': profiles,
  '20261129T1201_account': account,
  '20261129T1202_joining': joining,
  '20261129T1203_photos': photos,
  '20261129T1204_discovery': discovery,
  '20261129T1205_likes': likes,
  '20261129T1206_chat': chat,
  '20261129T1207_safety': safety,
  '20261129T1208_billing_ledger': billingLedger,
  '20261129T1209_billing': billing,
  '20261129T1210_billing_methods': billingMethods,
  '20261129T1211_notifications': notifications,
  '20261129T1212_mailings': mailings,
  '20261129T1213_leaving': leaving,
  '20261129T1214_legal': legal,
  '20261129T1215_tracking': tracking,
  '20261129T1216_platform': platform,
  '20261130T0130_traffic_visits': trafficVisits,
  '20261130T0300_fictional_profiles': fictionalProfiles,
};
