import { offerLanguage } from './offer-language';

/** The script of a page that is never hydrated (a lander), if the page has lines that offer a language. */
offerLanguage();
