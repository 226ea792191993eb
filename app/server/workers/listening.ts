import type { EventRelay } from '~/providers/events/events-port';
import type { Channel } from './channel';

/** A worker, as the primary process sees it. */
interface Member {
  channel: Channel;
}

/** Passes live events on among the workers, but only to those that have open pages for them. */
export interface Exchange {
  introduce(member: Member): void;
  /** The worker has ended, and its pages with it. */
  forget(member: Member): void;
}

/**
 * Runs in the primary process. It knows which channels have open pages at which worker, and tells every worker which
 * ones have some at another worker. So most live events need not cross at all: whom they are for has no page open.
 */
export function openExchange(): Exchange {
  const listening = new Map<Member, Set<string>>();
  /** Those that know what is listened to elsewhere, and are told what changes. A worker still begins until then. */
  const informed = new Set<Member>();
  const others = (member: Member) => [...informed].filter((other) => other !== member);

  function tellGone(member: Member, names: readonly string[]): void {
    for (const other of others(member)) other.channel.tell('left-elsewhere', names);
  }

  return {
    introduce(member) {
      const own = new Set<string>();
      listening.set(member, own);
      // What a worker has sent may arrive after its end.
      const present = () => listening.has(member);
      member.channel.on('who-listens', () => {
        if (!present()) return;
        informed.add(member);
        const names = [...listening].flatMap(([other, names]) => (other === member ? [] : [...names]));
        // Told and not returned: whatever changes from now on is told after it.
        member.channel.tell('listened-elsewhere', names);
      });
      member.channel.on('listen', async (name: string) => {
        if (!present()) return;
        own.add(name);
        // One that has ended in between has nothing more to send.
        await Promise.allSettled(others(member).map(({ channel }) => channel.ask('listens-elsewhere', name)));
      });
      member.channel.on('leave', (name: string) => {
        if (present() && own.delete(name)) tellGone(member, [name]);
      });
      member.channel.on('event', (event: [string, unknown]) => {
        for (const [other, names] of listening)
          if (other !== member && names.has(event[0])) other.channel.tell('event', event);
      });
    },
    forget(member) {
      informed.delete(member);
      tellGone(member, [...(listening.get(member) ?? [])]);
      listening.delete(member);
    },
  };
}

/** The end of a worker. Until it has heard from the primary process what is listened to elsewhere, it sends all. */
export function openRelay(channel: Channel): EventRelay {
  /** By how many other workers a channel of live events is listened to. */
  let elsewhere: Map<string, number> | undefined;
  const add = (name: string) => void elsewhere?.set(name, (elsewhere.get(name) ?? 0) + 1);
  function remove(name: string): void {
    const left = (elsewhere?.get(name) ?? 0) - 1;
    if (left > 0) elsewhere?.set(name, left);
    else elsewhere?.delete(name);
  }
  channel.on('listened-elsewhere', (names: readonly string[]) => {
    elsewhere = new Map();
    for (const name of names) add(name);
  });
  channel.on('listens-elsewhere', add);
  channel.on('left-elsewhere', (names: readonly string[]) => {
    for (const name of names) remove(name);
  });
  return {
    send(to, liveEvent) {
      if (!elsewhere || elsewhere.has(to)) channel.tell('event', [to, liveEvent]);
    },
    receive(handler) {
      channel.on('event', ([to, liveEvent]: Parameters<typeof handler>) => handler(to, liveEvent));
      channel.tell('who-listens');
    },
    listen: async (name) => void (await channel.ask('listen', name)),
    leave: (name) => channel.tell('leave', name),
  };
}
