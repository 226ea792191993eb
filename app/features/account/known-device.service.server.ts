import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '~/server/context/context.server';
import { DEVICE_COOKIE, DEVICE_SECONDS, setCookie } from '~/server/http/cookies';

type DeviceContext = Pick<RequestContext, 'cookie' | 'deviceMark' | 'ids' | 'secure' | 'tenant'>;

/** The cookie's value: an id of the device and a mark for each member who has logged in on it: `id.mark.mark`. */
const SHAPE = /^[0-9a-z]{26}(?:\.[\w-]{22}){1,4}$/;
/** The number of members remembered on a shared device. The one who logged in longest ago is forgotten first. */
const MOST_MEMBERS = 4;

interface Device {
  id: string;
  marks: string[];
}

function readDevice({ cookie }: DeviceContext): Device | undefined {
  const text = cookie(DEVICE_COOKIE) ?? '';
  if (!SHAPE.test(text)) return undefined;
  const [id, ...marks] = text.split('.') as [string, ...string[]];
  return { id, marks };
}

const markOf = ({ deviceMark, tenant }: DeviceContext, device: string, memberId: string) =>
  deviceMark(`${tenant.id}|${device}|${memberId}`);

/** Whether the browser sends a device cookie; whether its marks are valid is not checked. */
export const claimsDevice = (context: DeviceContext): boolean => readDevice(context) !== undefined;

/** The id of the device if this member has logged in on it before; otherwise undefined. */
export function findKnownDevice(context: DeviceContext, memberId: string): string | undefined {
  const device = readDevice(context);
  if (!device) return undefined;
  const own = Buffer.from(markOf(context, device.id, memberId));
  return device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), own)) ? device.id : undefined;
}

/** The Set-Cookie value that makes the device known, with the marks of all who have logged in on it before. */
export function rememberDevice(context: DeviceContext, memberId: string): string {
  const device = readDevice(context) ?? { id: context.ids.random(), marks: [] };
  const own = markOf(context, device.id, memberId);
  const marks = [own, ...device.marks.filter((mark) => mark !== own)].slice(0, MOST_MEMBERS);
  const value = [device.id, ...marks].join('.');
  return setCookie(DEVICE_COOKIE, value, context.secure, { maxAge: DEVICE_SECONDS });
}
