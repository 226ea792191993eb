import type { ComponentType } from 'react';
import { Drawing } from '~/landing/kit/kit';
import type { Topic } from '../topics';
import { Room, Sky } from './Air';
import { Bed, Court, Ride, Sea, Trail } from './Outdoors';
import { Animals, Books, Calm, Journey, Studio } from './Rooms';
import { Dance, Music, Stage } from './Stages';
import { Coffee, Games, Kitchen, Supper } from './Tables';

/** What is drawn, in front of the sky or in a room. */
const scenes: Record<Topic, readonly [scene: ComponentType, behind?: ComponentType]> = {
  sea: [Sea, Sky],
  trail: [Trail, Sky],
  garden: [Bed, Sky],
  ride: [Ride, Sky],
  court: [Court, Sky],
  kitchen: [Kitchen, Room],
  supper: [Supper, Room],
  coffee: [Coffee, Room],
  games: [Games, Room],
  music: [Music, Room],
  dance: [Dance],
  stage: [Stage],
  books: [Books, Room],
  studio: [Studio, Room],
  journey: [Journey, Room],
  calm: [Calm, Room],
  animals: [Animals, Room],
};

/** A drawn moment in the light of the niche. */
export function Moment({ topic, label, className }: { topic: Topic; label?: string; className?: string }) {
  const [Scene, Behind] = scenes[topic];
  return (
    <Drawing width={480} height={360} label={label} className={className}>
      {Behind ? <Behind /> : null}
      <Scene />
    </Drawing>
  );
}
