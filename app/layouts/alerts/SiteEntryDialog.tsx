import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createGlobalStyle } from 'styled-components';
import { Button } from '~/ui/Button/Button';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { useShell } from '~/page/use-shell';
import { hasEntered } from './entered';

/**
 * Never shown in the installed app (spec section 2): a media query applies before any script, so nothing flashes up.
 * Elsewhere the page behind is inert without JavaScript too, in browsers that support `interactivity`.
 */
const SiteEntryStyle = createGlobalStyle`
  @media (display-mode: standalone) {
    dialog[data-site-entry], dialog:has([data-site-entry]) { display: none; }
  }
  @media not all and (display-mode: standalone) {
    :has(> dialog[open]:not(:modal) [data-site-entry]) > :not(dialog) { interactivity: inert; }
  }
`;

const LEAVE_TO = 'https://www.google.com/';

/**
 * The server renders it open, so it shows without JavaScript too; its form sets the cookie that hides it afterwards.
 */
export function SiteEntryDialog({ countries }: { countries?: readonly string[] }) {
  const { siteEntry, geoipCountry, brand } = useShell();
  const fetcher = useFetcher();
  const [left, setLeft] = useState(hasEntered);
  // A dialog hidden by CSS alone would stay modal and block the page.
  useEffect(() => {
    if (window.matchMedia('(display-mode: standalone)').matches) setLeft(true);
  }, []);
  const here = countries === undefined || countries.includes(geoipCountry);
  if (!siteEntry || !here) return null;
  const open = !left && fetcher.state === 'idle' && fetcher.data === undefined;
  return (
    <>
      <SiteEntryStyle />
      <Dialog
        open={open}
        closable={false}
        size="sm"
        title={
          <FormattedMessage
            id="shell.entry-title"
            defaultMessage="{brand} is for adults"
            values={{ brand: brand.name }}
          />
        }
      >
        <Stack $gap={4} data-site-entry="">
          <p>
            <FormattedMessage
              id="shell.entry-age"
              defaultMessage="By entering you confirm that you are {min_age} or older and want to see a dating site for adults."
              values={{ min_age: brand.minAge }}
            />
          </p>
          <p>
            <FormattedMessage
              id="shell.some-fictional"
              defaultMessage="Some profiles here are {fictional} and carry that label wherever they appear: “{warning}”"
              values={{ fictional: brand.fictional.plural, warning: brand.fictional.warning }}
            />
          </p>
          <fetcher.Form method="post" action="/site-entry" onSubmit={() => setLeft(true)}>
            <Cluster $gap={3}>
              <Button data-autofocus="">
                <FormattedMessage
                  id="shell.entry-enter"
                  defaultMessage="I am {min_age} or older: enter"
                  values={{ min_age: brand.minAge }}
                />
              </Button>
              <a href={LEAVE_TO} rel="noreferrer">
                <FormattedMessage id="shell.entry-leave" defaultMessage="Leave" />
              </a>
            </Cluster>
          </fetcher.Form>
        </Stack>
      </Dialog>
    </>
  );
}
