import { ValueNode } from 'kysely';
import type { Expression, OperationNode } from 'kysely';

/**
 * Stands for a value while a statement is built. The compiled statement holds the placeholder itself among its
 * parameters, so that every place of the value is known by identity.
 */
export class Placeholder<T> implements Expression<T> {
  /** The place of its value in the list that `readValues()` makes. */
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }

  get expressionType(): T | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }

  /** A value computed from a placeholder would be the same for ever. */
  [Symbol.toPrimitive](): never {
    throw new Error('A placeholder has no value yet: compute the value before the statement is run');
  }
}

/** A value that a shared part of queries takes from an ordinary query, or from a prepared one. */
export type ValueOr<T> = T | Placeholder<T>;

/**
 * What a prepared query is built from: a placeholder for every value of `V`. The shape of the values is that of the
 * placeholders: a value that is undefined is undefined here, a list has its length, and a boolean is itself, so a query
 * may branch on these three and on nothing else.
 */
export type Placeholders<V> = { readonly [K in keyof V]: PlaceholderOf<V[K]> };

type Scalar = string | number | bigint | null | Uint8Array;

type PlaceholderOf<T> = Extract<T, undefined | boolean> | Held<Exclude<T, undefined | boolean>>;

type Held<T> = [T] extends [never]
  ? never
  : [T] extends [Scalar]
    ? Placeholder<T>
    : T extends readonly (infer E)[]
      ? readonly PlaceholderOf<E>[]
      : Placeholders<T>;
