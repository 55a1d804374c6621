import {
  ContainerModule,
  type ContainerModuleLoadOptions,
  type ResolutionContext,
  type ServiceIdentifier,
} from 'inversify'
import { onTop, type Wording } from '../language/Wording.js'
import type { EnglishWords } from '../texts/englishWords.js'
import type { Visitor } from './Visitor.js'
import { type Shared, tokens } from './tokens.js'

/**
 * What loads together: the features of some pages, with their texts. `F` are its features with those of the areas that
 * it needs, `T` the names of its texts.
 */
export interface Area<N extends string = string, F extends Visitor = Visitor, T extends string = string> {
  readonly name: N
  readonly needs: readonly Area[]
  /** English, by the name that each other language has for the same texts. */
  readonly words: Readonly<Record<T, object>>
  readonly token: ServiceIdentifier<F>
  readonly module: ContainerModule
}

type Both<U> = (U extends unknown ? (one: U) => void : never) extends (both: infer I) => void ? I : never
export type FeaturesOf<A> = A extends Area<string, infer F, string> ? F : never
/** The features of several areas together. */
export type Together<A> = Visitor & Both<FeaturesOf<A>>
type Words<W> = Wording<Both<W[keyof W]>>

interface Definition<F extends Visitor, B extends readonly Area[], W> {
  readonly needs: B
  readonly words?: W & { readonly [K in keyof W]: K extends keyof EnglishWords ? EnglishWords[K] : never }
  /** Binds what only the core uses; `own` is the first argument of `create`. */
  readonly parts?: (options: ContainerModuleLoadOptions, own: (context: ResolutionContext) => Own<F, B>) => void
  readonly create: (own: Own<F, B>, context: ResolutionContext) => Omit<F, keyof Together<B[number]>>
}
type Own<F extends Visitor, B extends readonly Area[]> = Omit<Together<B[number]>, 'texts'> & {
  readonly texts: F['texts']
  readonly shared: Shared
}

/** Defines an area: its features are those that it needs, its texts, and what `create` returns. */
export const area = <
  N extends string,
  F extends Visitor,
  const B extends readonly Area[],
  W extends object = Record<never, never>,
>(
  name: N,
  {
    needs,
    words,
    parts,
    create,
  }: Definition<F, B, W> &
    (Together<B[number]>['texts'] & Words<W> extends F['texts']
      ? [keyof W] extends [never]
        ? unknown
        : { readonly words: object }
      : { readonly words: 'do not give all texts' }),
): Area<N, F, keyof W & string> => {
  const token: ServiceIdentifier<F> = Symbol.for(`booking-dashboard/area/${name}`)
  const own: ServiceIdentifier<Own<F, B>> = Symbol.for(`booking-dashboard/own/${name}`)
  return {
    name,
    needs,
    words: (words ?? {}) as Area<N, F, keyof W & string>['words'],
    token,
    module: new ContainerModule((options) => {
      options
        .bind(own)
        .toDynamicValue((context) => {
          const { shared, features } = context.get(tokens.visitor)
          const { wordsOf } = context.get(tokens.language)
          const below = [features, ...needs.map((one) => context.get(one.token))]
          const added = Object.entries((words ?? {}) as Readonly<Record<string, object>>).map(([text, english]) =>
            wordsOf(text, english),
          )
          const texts = [...below.map((one): object => one.texts), ...added].reduce(onTop) as F['texts']
          shared.failures.addTexts(texts)
          return Object.assign({}, ...below, { texts, shared })
        })
        .inSingletonScope()
      parts?.(options, (context) => context.get(own))
      options
        .bind(token)
        .toDynamicValue((context) => {
          const all: Own<F, B> = context.get(own)
          const { shared: _, ...below } = all
          return { ...below, ...create(all, context) } as unknown as F
        })
        .inSingletonScope()
    }),
  }
}
