import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../control/operations.js'
import { FaultEffect } from '../faults/Fault.js'
import { WorldBuilder, BookingBuilder } from '../worlds/aWorld.js'
import { scenarios } from '../worlds/scenarios.js'
import { run } from './run.js'
import { help } from './settings.js'

const read = (name: string): Promise<string> => readFile(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
let control = ''
let worlds = ''
let folder = ''
beforeAll(async () => {
  control = await read('control-the-world')
  worlds = await read('worlds')
  folder = await mkdtemp(join(tmpdir(), 'fake-docs-'))
})
afterAll(() => rm(folder, { recursive: true }))

const shell = (text: string): readonly string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => code.trim().split('\n'))

/** Runs `curl -s -X POST localhost:3100/__fake/reset -d '{}'` against another port. */
const ask = async (url: string, line: string): Promise<number> => {
  const parts = /^curl -s (?:-X (\w+) )?localhost:3100(\/\S+)(?: -d '(.*)')?$/.exec(line)
  if (parts === null) throw new Error(`This is not understood: ${line}`)
  const [, method = 'GET', path = '', body] = parts
  return (await fetch(url + path, { method, ...(body !== undefined && { body }) })).status
}

describe('the page of documentation about the controls', () => {
  it('has commands that work as described', async () => {
    const [command = '', ...calls] = shell(control)
    const stop = new AbortController()
    let url = ''
    const args = command.replace('--port 3100', '--port 0').replace('./world.state', join(folder, 'w.state')).split(' ')
    let greeted: () => void = () => undefined
    const greeting = new Promise<void>((resolve) => {
      greeted = resolve
    })
    const ended = run({
      args: args.slice(1),
      env: {},
      complain: () => undefined,
      signal: stop.signal,
      print: (text) => {
        url ||= /http:\/\/localhost:\d+/.exec(text)?.[0] ?? ''
        greeted()
      },
    })
    await greeting
    expect(args[0]).toBe('booking-fake-backend')
    expect(calls.length).toBeGreaterThan(3)
    for (const call of calls) expect([call, await ask(url, call)]).toEqual([call, 200])
    stop.abort()
    expect(await ended).toBe(0)
  })

  it('names every option, every call and every kind of fault', () => {
    for (const [option = ''] of help().matchAll(/^ {2}--[\w-]+ <\w+>/gm))
      expect(control).toContain(`\`${option.trim()}\``)
    for (const { method, path } of operations) {
      const name = path.replace('faults/:id', 'faults/{id}').replace(':id', '{email}')
      expect(control, `${method} ${path}`).toMatch(
        new RegExp(`\`(GET|POST|DELETE)( ${method})?[^\n|]*${name.replace(/[{}]/g, '\\$&')}`),
      )
    }
    const kinds = (FaultEffect.types as readonly t.Mixed[]).map((type) => /"(\w+)"/.exec(type.name)?.[1] ?? '')
    expect(kinds).toContain('answer')
    for (const kind of kinds) expect(control).toContain(`\`${kind}\``)
  })
})

describe('the page of documentation about worlds', () => {
  it('lists every scenario in one table, as --help does', () => {
    for (const { name, what } of scenarios) expect(worlds).toContain(`| \`${name}\` | ${what} |`)
    expect([...worlds.matchAll(/^\| `[\w-]+` \| .*(?:ada@|demo|six)/gim)].length).toBeGreaterThanOrEqual(
      scenarios.length,
    )
  })

  it('names every builder’s method', () => {
    const methods = [WorldBuilder, BookingBuilder].flatMap((builder) =>
      Object.keys(Object.getOwnPropertyDescriptors(builder.prototype)),
    )
    const told = ['constructor', 'customers', 'withCustomers']
    expect(methods.filter((name) => !told.includes(name) && !worlds.includes(`.${name}`))).toEqual([])
  })
})
