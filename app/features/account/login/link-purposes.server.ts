import type { TokenPurpose, TokenRow } from '~db/schema/token';
import type { RefusalValues } from '~/contract/problem';
import type { RequestContext } from '~/server/context/context.server';

/** What the page of a one-time link says; texts are message ids of `account`. */
export interface LinkPage {
  /** Of the document's title. */
  meta: string;
  title: string;
  text: string;
  note: string;
  button: string;
  values: RefusalValues;
}

/** One kind of one-time link. A later kind (reactivation, mail change) is one of these and a line in `links`. */
export interface LinkPurpose {
  /** What a press will do; undefined where it can do nothing any more. Changes nothing: mail scanners fetch links. */
  describe(context: RequestContext, token: TokenRow): Promise<LinkPage | undefined>;
  /** Does it, and consumes the token in the same transaction. Answers the path to go on to. */
  consume(context: RequestContext, token: TokenRow): Promise<string>;
  /** The path for a link that was used before or has expired. */
  meetUsed(context: RequestContext, token: TokenRow): Promise<string>;
}

export type LinkPurposes = Partial<Record<TokenPurpose, LinkPurpose>>;
