import { expect, it } from 'vitest'
import { harmless } from './harmless.js'

const boom = (): never => {
  throw new Error('boom')
}
const nothing = { read: (name: string): string | null => `no ${name}`, load: async () => 'nothing', size: 0 }

it.each([
  ['throws', { read: boom, load: boom }],
  ['rejects', { load: () => Promise.reject(new Error('boom')), read: boom }],
  ['is not there', {}],
])('answers in the place of a method that %s', async (_, port) => {
  const { read, load } = harmless(port, nothing)
  expect([read('text'), await load()]).toEqual(['no text', 'nothing'])
})

it('passes on what the port answers, and calls a method as one of its object', async () => {
  class Store {
    readonly size = 2
    read(name: string) {
      return `${name} of ${this.size}`
    }
    async load() {
      return 'loaded'
    }
  }
  const { read, load, size } = harmless(new Store(), nothing)
  expect([read('text'), await load(), size]).toEqual(['text of 2', 'loaded', 2])
})
