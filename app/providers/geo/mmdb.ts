import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader, type Response } from 'maxmind';
import { errorCode, Misconfigured } from '../provider-errors';
import type { GeoPort } from './geo-port';
import { publicAddress } from './public-address';

const PROVIDER = 'mmdb';
const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** This data's own record; maxmind's types know MaxMind's only. */
interface CountryRecord {
  country_code?: string;
}

/** Opens the embedded country data (8 MB, read once into memory; licence and age: docs/licences.md). */
export async function openMmdbGeo(file = embeddedFile()): Promise<GeoPort> {
  const reader = await open(file);
  return {
    name: PROVIDER,
    countryOf(ip) {
      const address = publicAddress(ip);
      const code = address && (reader.get(address) as CountryRecord | null)?.country_code;
      return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
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
