import type { PersonSummary } from './person-summary';
import type { DomainError } from './problem';

/** The data of an error page. It holds nothing of the page that was refused. */
export interface ErrorPageData extends Partial<DomainError> {
  /** The number under which a bug was logged. */
  request_id?: string;
  /** The path from which the member came. */
  back?: string | undefined;
  /** People whom the viewer may see, chosen without regard to what was refused. */
  people?: PersonSummary[] | undefined;
}
