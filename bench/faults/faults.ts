import { deadDatabase, diskFull, frozenDatabase, lostCluster } from './database-outages';
import { earlyResponses } from './early-responses';
import type { Fault } from './fault';
import { killDuringOrders } from './kill-orders';
import { killDuringSends } from './kill-sends';
import { killMoney } from './kill-money';
import { largePhotos } from './large-photos';
import { overload } from './overload';
import { sigterm } from './sigterm';
import { silentSmtp } from './silent-smtp';
import { slowParser } from './slow-parser';
import { stops } from './stops';
import { twoServers } from './two-servers';

/** All faults, in the order of the report. */
export const FAULTS: readonly Fault[] = [
  killDuringSends,
  killDuringOrders,
  killMoney,
  sigterm,
  stops,
  twoServers,
  overload,
  earlyResponses,
  slowParser,
  largePhotos,
  frozenDatabase,
  deadDatabase,
  lostCluster,
  silentSmtp,
  diskFull,
];
