import type { ResolutionContext, ServiceIdentifier } from 'inversify'

/**
 * As much of inversify's container as the modules of the product ask for: constants, and values that are made when they are first
 * wanted. The build puts it in inversify's place, which would be 13 kB of every first page for classes, decorators, scopes and
 * plans that nobody here has (vite.config.ts). container.test.ts holds it to what inversify does.
 */
type Context = Pick<ResolutionContext, 'get'>
type Identifiers<A extends readonly unknown[]> = { readonly [I in keyof A]: ServiceIdentifier<A[I]> }

interface Scope {
  /** Made once for all who ask, instead of for each. */
  readonly inSingletonScope: () => void
}

interface Binding<T> {
  readonly toConstantValue: (value: T) => void
  readonly toDynamicValue: (make: (context: Context) => T) => Scope
  readonly toResolvedValue: <A extends readonly unknown[]>(make: (...needed: A) => T, needs?: Identifiers<A>) => Scope
}

type Bind = <T>(identifier: ServiceIdentifier<T>) => Binding<T>

export class ContainerModule {
  constructor(readonly load: (options: { readonly bind: Bind }) => void) {}
}

export class Container {
  readonly #makers = new Map<ServiceIdentifier, () => unknown>()

  readonly bind: Bind = (identifier) => {
    const toMade = (make: () => unknown): Scope => {
      if (this.#makers.has(identifier)) throw new Error(`${String(identifier)} is bound twice`)
      this.#makers.set(identifier, make)
      return {
        inSingletonScope: () => {
          this.#makers.set(identifier, () => {
            const value = make()
            this.#makers.set(identifier, () => value)
            return value
          })
        },
      }
    }
    return {
      toConstantValue: (value) => void toMade(() => value),
      toDynamicValue: (make) => toMade(() => make(this)),
      toResolvedValue: (make, needs) =>
        // An empty list where nothing is needed.
        toMade(() =>
          Reflect.apply(
            make,
            undefined,
            (needs ?? []).map((needed) => this.get(needed)),
          ),
        ),
    }
  }

  load(...modules: readonly ContainerModule[]): void {
    for (const { load } of modules) load(this)
  }

  get<T>(identifier: ServiceIdentifier<T>): T
  get(identifier: ServiceIdentifier): unknown {
    const make = this.#makers.get(identifier)
    if (make === undefined) throw new Error(`${String(identifier)} is not bound`)
    return make()
  }
}
