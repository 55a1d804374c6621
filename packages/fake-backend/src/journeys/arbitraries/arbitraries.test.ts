import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { apiRoutes, createFakeBackend } from '../../createFakeBackend.js'
import * as journeys from '../../journeys.js'
import { createVisitor } from '../../testing/createVisitor.js'
import { start } from '../../testing/createSetting.js'
import { startJourney } from '../Journey.js'
import { Tally } from '../model/Tally.js'
import { readRun } from '../running/readRun.js'
import { travel } from '../running/travel.js'
import { answersBrokenInOnePlace, validAnswers } from './answers.js'
import { baskets } from './baskets.js'
import { typedCards } from './cards.js'
import { nowAndThen } from './nowAndThen.js'
import { describedWorlds } from './describedWorlds.js'
import { contractEndpoints } from './contractEndpoints.js'

describe('random worlds', () => {
  it('start, and every customer reads all own bookings by the contract', async () => {
    const property = fc.asyncProperty(describedWorlds, async (world) => {
      const backend = createFakeBackend({ world, clock: { now: () => start } })
      for (const { email, locked, unverified } of world.customers ?? []) {
        const visitor = createVisitor(backend)
        const { answer } = await visitor.signIn(email.split('@')[0])
        expect(answer === undefined).toBe(locked === true || unverified === true)
        for (const { reference } of backend.world.report().bookings.filter(({ customer }) => customer === email)) {
          const reply = await visitor.call(bookingsEndpoints.get, { params: { bookingRef: reference } })
          expect(reply.answer === undefined).toBe(answer === undefined)
        }
      }
    })
    await fc.assert(property, { seed: 4, numRuns: 25 })
  })
})

describe('another case now and then', () => {
  const drawn = { seed: 3, numRuns: 400 }
  const plain = fc.tuple(fc.integer(), fc.array(fc.nat()))
  const marked = fc.tuple(
    nowAndThen(fc.integer(), 4, (one) => -Math.abs(one) - 0.5),
    fc.array(fc.nat()),
  )

  it('comes once in four times, and shifts nothing that is drawn beside it', () => {
    const [without, now] = [fc.sample(plain, drawn), fc.sample(marked, drawn)]
    const others = now.filter(([one]) => !Number.isInteger(one))
    expect(others.length).toBeGreaterThan(60)
    expect(others.length).toBeLessThan(140)
    now.forEach(([one, beside], index) => {
      const [before, besideBefore] = without[index] ?? []
      expect(beside).toEqual(besideBefore)
      if (Number.isInteger(one)) expect(one).toBe(before)
    })
  })

  it('shrinks to a plain case, unless only the other one fails', () => {
    const smallest = (isGood: (one: number) => boolean): unknown =>
      fc.check(
        fc.property(marked, ([one]) => isGood(one)),
        drawn,
      ).counterexample?.[0][0]
    expect(smallest(Number.isInteger)).toBe(-0.5)
    expect(Math.abs(Number(smallest((one) => Math.abs(one) < 100)))).toBe(100)
  })
})

describe('random answers', () => {
  it.each(contractEndpoints)(
    'of $operationId keep the contract, or break it only in the place that they name',
    (endpoint) => {
      fc.assert(
        fc.property(validAnswers(endpoint), (answer) => {
          const decoded = endpoint.answer.decode(answer)
          expect(isRight(decoded)).toBe(true)
          // The adapter returns an already valid answer unchanged.
          if (endpoint.answer.is(answer)) expect(decoded).toEqual(right(answer))
        }),
        { seed: 7, numRuns: 12 },
      )
      fc.assert(
        fc.property(answersBrokenInOnePlace(endpoint), (broken) => {
          if (broken !== null) expect(isLeft(endpoint.answer.decode(broken.answer))).toBe(true)
        }),
        { seed: 7, numRuns: 12 },
      )
    },
  )

  it('cover every call of the back end, except downloads', () => {
    const known = contractEndpoints.map(({ operationId }) => operationId)
    expect(apiRoutes.map(({ endpoint }) => endpoint.operationId).filter((name) => !known.includes(name))).toEqual([
      'downloadConfirmation',
      'downloadByKey',
    ])
  })

  it('that are broken never show as undefined in a dashboard: a failure names the call', async () => {
    const property = fc.asyncProperty(answersBrokenInOnePlace(bookingsEndpoints.list), async (broken) => {
      fc.pre(broken !== null)
      const journey = startJourney(1)
      await journey.signIn()
      const effect = { kind: 'answer' as const, status: 200, body: broken?.answer ?? null }
      journey.backend.faults.add({ match: { path: 'getBookings' }, times: 'always', effect })
      await journey.run(() => journey.tab().dashboard.bookings.loadList())
      expect(journey.tab().dashboard.bookings.list$.value).toMatchObject({
        kind: 'failed',
        failure: { operation: 'getBookings' },
      })
    })
    await fc.assert(property, { seed: 9, numRuns: 15 })
  })
})

describe('random baskets and cards', () => {
  it('are filled by journeys without a violation', async () => {
    const tally = new Tally()
    const property = fc.asyncProperty(baskets('SUN1001'), (commands) => travel(commands, { start: 'signedIn', tally }))
    await fc.assert(property, { seed: 3, numRuns: 5 })
    expect(tally.of('step: add tickets')).toBeGreaterThan(0)
  })

  it('are cards that the Stripe stub accepts', () => {
    const { stripe } = createFakeBackend({ clock: { now: () => start } })
    fc.assert(
      fc.property(typedCards, (card) => {
        expect(stripe.createPaymentMethod(card)).toMatch(/^pm_/)
      }),
      { seed: 1, numRuns: 50 },
    )
  })
})

describe('the entry for testers', () => {
  it.each(['account', 'arbitraries', 'commands', 'invariants'])(
    'lists every class, arbitrary and invariant of %s',
    (name) => {
      const folder = fileURLToPath(new URL(`../${name}/`, import.meta.url))
      const defined = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .flatMap((file) => [
          ...readFileSync(folder + file, 'utf8').matchAll(
            /^export (?:abstract )?(?:class (\w+)|const (\w+)(?:: (?:fc\.Arbitrary|Invariant|readonly Invariant)| = \([^)]*\): fc\.Arbitrary))/gm,
          ),
        ])
        .map(([, aClass, aConstant]) => aClass ?? aConstant ?? '')
      expect(defined.length).toBeGreaterThan(5)
      expect(defined.filter((one) => !(one in journeys))).toEqual([])
    },
  )
})

describe('random journeys', () => {
  it('accept custom steps and custom invariants', async () => {
    let steps = 0
    class Ask extends journeys.JourneyCommand {
      readonly name = 'ask'
      protected async act(): Promise<void> {
        steps += 1
      }
      toString(): string {
        return 'ask'
      }
    }
    const ownSteps = fc.constant(null).map(() => new Ask())
    const run = { seed: 5, runs: 2, ownSteps }
    expect((await journeys.checkJourneys(run)).failure).toBeNull()
    expect(steps).toBeGreaterThan(2)
    const ownInvariants = [() => (steps > 0 ? ['Nobody may ask.'] : [])]
    expect((await journeys.checkJourneys({ ...run, ownInvariants })).failure?.story).toContain('Nobody may ask.')
  })

  it.each([
    [['--runs', '0'], '--runs has to be a whole number from 1 on, not “0”.'],
    [['--rnus', '5'], '--rnus is not understood: --help says how.'],
    [
      ['--only', 'weather'],
      '--only has to be one of everything, booking, payments, account, faults, screens, not “weather”.',
    ],
    [['--path', '3'], '--path is that of a subject and a seed: it wants --only and --seed beside it.'],
    [['50'], 'Options begin with --: --help lists them.'],
  ])('%j is one sentence', (args, sentence) => {
    expect(() => readRun(args)).toThrow(sentence)
  })
})

describe('a journey', () => {
  it('runs in a custom world, and reports a customer who cannot sign in', async () => {
    const journey = startJourney(1, { world: 'overdue-plan' })
    await journey.signIn('ada@example.com')
    expect(journey.backend.world.scenario()).toBe('overdue-plan')
    await expect(startJourney().signIn('nobody@example.com')).rejects.toThrow(
      /nobody@example\.com is not signed in \(refused\): .*15000010/,
    )
  })
})
