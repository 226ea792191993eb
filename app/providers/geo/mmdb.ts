import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { Reader, type Response } from 'maxmind';
import { errorCode, Misconfigured } from '../provider-errors';
import type { GeoPort } from './geo-port';
import { publicAddress } from './public-address';

const PROVIDER = 'mmdb';
/** A visitor asks many times in a row; looking up the IP address costs more than the rest of the request listener. */
const RECENT = 2000;
const LONGEST = 45;
const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** This data's own record; maxmind's types know MaxMind's only. */
interface CountryRecord {
  country_code?: string;
}

/** Opens the embedded country data (8 MB, read once into memory; licence and age: docs/licences.md). */
export async function openMmdbGeo(file = embeddedFile()): Promise<GeoPort> {
  const reader = await open(file);
  const recent = new LRUCache<string, string>({ max: RECENT });
  const find = (ip: string) => {
    const address = publicAddress(ip);
    const code = address && (reader.get(address) as CountryRecord | null)?.country_code;
    return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
  };
  return {
    name: PROVIDER,
    countryOf(ip) {
      const known = recent.get(ip);
      if (known !== undefined) return known || undefined;
      const country = find(ip);
      // What is longer is no address and would fill the memory.
      if (ip.length <= LONGEST) recent.set(ip, country ?? '');
      return country;
    },
  };
}

/** Found when asked, not at import: a missing package stops the start with its name instead of a stack. */
function embeddedFile(): string {
  try {
    return createRequire(import.meta.url).resolve(DATA);
  } catch (error) {
    throw new Misconfigured(PROVIDER, `the package with ${DATA} is not installed`, { cause: error });
  }
}

async function open(file: string): Promise<Reader<Response>> {
  try {
    return new Reader<Response>(await readFile(file));
  } catch (error) {
    throw new Misconfigured(PROVIDER, `cannot open ${file} (${errorCode(error) ?? 'not country data'})`, {
      cause: error,
    });
  }
}
