import * as inversify from 'inversify'
import { describe, expect, it } from 'vitest'
import * as own from './container'

interface Values {
  readonly count: number
  readonly name: string
  readonly made: { readonly of: string }
  readonly getter: { readonly read: () => number }
}
const identifiers: { readonly [K in keyof Values]: inversify.ServiceIdentifier<Values[K]> } = {
  count: Symbol('count'),
  name: Symbol('name'),
  made: Symbol('made'),
  getter: Symbol('getter'),
}
const { count, name, made, getter } = identifiers

type Library = Pick<typeof inversify, 'Container' | 'ContainerModule'>

describe.each([
  ['inversify', inversify],
  // In whose place the build puts it.
  ['the page’s own', own as unknown as Library],
])('a container: %s', (_, { Container, ContainerModule }: Library) => {
  it('gives a constant', () => {
    const container = new Container()
    container.bind(name).toConstantValue('Maya')
    expect(container.get(name)).toBe('Maya')
  })

  it('makes a value of what it needs, in the order of its list, once for all where it is a singleton', () => {
    const container = new Container()
    container
      .bind(made)
      .toResolvedValue((one: string, two: number) => ({ of: `${one}${two}` }), [name, count])
      .inSingletonScope()
    container.bind(count).toConstantValue(3)
    container.bind(name).toConstantValue('Maya')
    expect(container.get(made)).toEqual({ of: 'Maya3' })
    expect(container.get(made)).toBe(container.get(made))
  })

  it('makes a value of nothing', () => {
    const container = new Container()
    container.bind(made).toResolvedValue(() => ({ of: '' }))
    expect(container.get(made)).toEqual({ of: '' })
  })

  it('makes a value by its own look at what is bound, for each who asks where it is no singleton', () => {
    const container = new Container()
    let asked = 0
    container.bind(count).toDynamicValue(() => ++asked)
    container.bind(getter).toDynamicValue((context) => ({ read: () => context.get(count) }))
    expect([container.get(count), container.get(count), container.get(getter).read()]).toEqual([1, 2, 3])
  })

  it('asks again for a singleton whose making failed', () => {
    const container = new Container()
    container
      .bind(made)
      .toDynamicValue((context) => ({ of: context.get(name) }))
      .inSingletonScope()
    expect(() => container.get(made)).toThrow('Symbol(name)')
    container.bind(name).toConstantValue('Maya')
    expect(container.get(made)).toEqual({ of: 'Maya' })
  })

  it('loads modules, later ones when they are there', () => {
    const container = new Container()
    const first = new ContainerModule(({ bind }) => {
      bind(made)
        .toDynamicValue((context) => ({ of: context.get(name) }))
        .inSingletonScope()
    })
    const second = new ContainerModule(({ bind }) => void bind(name).toConstantValue('Maya'))
    container.load(first)
    container.load(second)
    expect(container.get(made)).toEqual({ of: 'Maya' })
  })

  it('refuses what is not bound, and what is bound twice', () => {
    const container = new Container()
    expect(() => container.get(name)).toThrow('Symbol(name)')
    expect(() => {
      container.bind(name).toConstantValue('Maya')
      container.bind(name).toConstantValue('Noor')
      container.get(name)
    }).toThrow('Symbol(name)')
  })
})
