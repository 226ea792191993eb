import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { Reader, type Response } from 'maxmind';
import { errorCode, Misconfigured } from '../provider-errors';
import type { GeoPort } from './geo-port';
import { publicIp } from './public-ip';

const PROVIDER = 'mmdb';
/** One visitor sends many requests in a row, and a look-up costs more than the rest of the request listener. */
const RECENT = 2000;
const LONGEST = 45;
const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** The record of this data; the types of maxmind only describe MaxMind's own data. */
interface CountryRecord {
  country_code?: string;
}

/** Opens the embedded country data (8 MB, read once into memory; licence and age: docs/licences.md). */
export async function openMmdbGeo(file = embeddedFile()): Promise<GeoPort> {
  const reader = await open(file);
  const recent = new LRUCache<string, string>({ max: RECENT });
  const find = (ip: string) => {
    const canonical = publicIp(ip);
    const code = canonical && (reader.get(canonical) as CountryRecord | null)?.country_code;
    return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
  };
  return {
    name: PROVIDER,
    countryOf(ip) {
      const known = recent.get(ip);
      if (known !== undefined) return known || undefined;
      const country = find(ip);
      // A longer text is not an IP address and would fill the memory.
      if (ip.length <= LONGEST) recent.set(ip, country ?? '');
      return country;
    },
  };
}

/** Resolved when called, so that a missing package stops the start with its name instead of a stack trace. */
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
