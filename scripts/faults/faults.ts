import type { Fault } from './fault';
import { killDuringOrders } from './kill-orders';
import { killDuringSends } from './kill-sends';

/** All faults, in the order of the report. */
export const FAULTS: readonly Fault[] = [killDuringSends, killDuringOrders];
