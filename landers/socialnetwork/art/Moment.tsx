import type { ComponentType } from 'react';
import { Drawing } from '~/landing/kit/kit';
import type { Topic } from '../topics';
import { Bed, Court, Ride, Sea, Trail } from './Outdoors';
import { Animals, Books, Calm, Journey, Studio } from './Rooms';
import { Dance, Music, Stage } from './Stages';
import { Coffee, Games, Kitchen, Supper } from './Tables';

const scenes: Record<Topic, ComponentType> = {
  sea: Sea,
  trail: Trail,
  garden: Bed,
  ride: Ride,
  court: Court,
  kitchen: Kitchen,
  supper: Supper,
  coffee: Coffee,
  games: Games,
  music: Music,
  dance: Dance,
  stage: Stage,
  books: Books,
  studio: Studio,
  journey: Journey,
  calm: Calm,
  animals: Animals,
};

/** A drawn moment in the light of the niche. */
export function Moment({ topic, label, className }: { topic: Topic; label?: string; className?: string }) {
  const Scene = scenes[topic];
  return (
    <Drawing width={480} height={360} label={label} className={className}>
      <Scene />
    </Drawing>
  );
}
