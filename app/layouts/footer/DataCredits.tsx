import { FormattedMessage } from 'react-intl';

const CC_BY = 'https://creativecommons.org/licenses/by/4.0/';

/**
 * The notices that the licence of the place and country data requires (docs/licences.md). They stand on every page of
 * the default layout: those are the pages that show towns and regions, or whose country is derived from the IP address.
 */
export function DataCredits() {
  return (
    <p>
      <FormattedMessage
        id="shell.place-data"
        defaultMessage="Place data: <geonames>GeoNames</geonames>, shortened. Countries by IP address: statistics of the <nro>Number Resource Organization</nro>, merged and converted by <converter>ip-location-db</converter>. Both under <licence>CC BY 4.0</licence>."
        values={{
          geonames: (words) => <a href="https://www.geonames.org">{words}</a>,
          nro: (words) => <a href="https://www.nro.net">{words}</a>,
          converter: (words) => <a href="https://github.com/sapics/ip-location-db">{words}</a>,
          licence: (words) => (
            <a href={CC_BY} rel="license">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
