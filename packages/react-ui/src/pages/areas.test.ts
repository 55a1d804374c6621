import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@booking-dashboard/core/composition'
import { expect, it } from 'vitest'
import { useArea, useTexts } from '../dashboard/DashboardContext'

const src = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(file, 'utf8')

/** What a file imports when it runs, without other areas: those bring their own features along. */
const importsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/(?:^(?:im|ex)port (?!type )[^'\n;]*?(?:\{[^}]*\} )?(?:from )?|import\()'(\.[^']+)'/gm)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .flatMap((path) => ['.ts', '.tsx', '/index.ts', ''].map((end) => path + end).find((one) => existsSync(one)) ?? [])
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(`${src}areas/`))

const reachedFrom = (start: string): ReadonlySet<string> => {
  const reached = new Set([start])
  for (const file of reached) importsOf(file).forEach((next) => reached.add(next))
  return reached
}

const areaOf = (file: string): core.Area | null => {
  const [, name = ''] = /export \{ (\w+) as area \}/.exec(read(file)) ?? []
  return (Reflect.get(core, name) as core.Area | undefined) ?? null
}

const files = readdirSync(`${src}areas`).map((name) => `${src}areas/${name}`)

it.each(files.filter((file) => areaOf(file) !== null).map((file) => [parse(file).name, file]))(
  'the screens of the area %s use it and what it needs',
  (_, file) => {
    const area = areaOf(file)
    const around = area === null ? [] : core.withNeeds(area).map(({ name }) => name)
    const used = [...reachedFrom(file)].flatMap((path) =>
      [...read(path).matchAll(/\buse(?:Area|Texts)\('(\w+)'\)/g)].map(([call, name = '']) => ({ path, call, name })),
    )
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(({ name }) => !around.includes(name))).toEqual([])
  },
)

/** The types refuse each line below a `@ts-expect-error`; the compiler complains about one that is accepted. */
const useFeatures = (): unknown => [
  useArea('resale').resale,
  useTexts('resale').screen.resale,
  // Texts of an area that the resale needs.
  useTexts('resale').screen.booking,
  // @ts-expect-error -- a feature of an area that the resale does not need
  useArea('resale').ticketShop,
  // @ts-expect-error -- texts of an area that the resale does not need
  useTexts('resale').screen.tickets,
  // @ts-expect-error -- no such area
  useArea('resales'),
]

it('a screen gets the features and texts of the area that it names, and no others', () => {
  expect(useFeatures).toBeTypeOf('function')
})
