import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, forbidden, networkFailure, notFound, notFromTheApi } from '../../failure/Failure.js'
import { latest } from '../../reactive/resource.js'
import { createSurroundings } from '../../../test/createSurroundings.js'
import {
  createPackageInformation,
  type OptionSetting,
  type TermsAndConditions,
  toPackageSettings,
} from './packageInformation.js'

const terms: TermsAndConditions = {
  kind: 'sections',
  sections: [{ heading: 'Payment', paragraphs: ['Pay in time.'] }],
}

const opened = (
  answers: readonly Either<ApiFailure, TermsAndConditions>[],
  settings: Either<ApiFailure, readonly OptionSetting[]> = right([]),
) => {
  const surroundings = createSurroundings()
  const waiting = [...answers]
  let asked = 0
  let settingsAsked = 0
  const information = createPackageInformation({
    bookingRef: 'SUN1001',
    scope: surroundings.scope,
    onFailure: surroundings.failures.handle,
    onQuietFailure: surroundings.failures.handleQuietly,
    api: {
      terms: () => async () => {
        asked += 1
        return waiting.shift() ?? right(terms)
      },
      optionSettings: () => async () => {
        settingsAsked += 1
        return settings
      },
    },
  })
  return { ...surroundings, information, asked: () => asked, settingsAsked: () => settingsAsked }
}

describe('the terms and conditions', () => {
  it('are those of the back end', async () => {
    const { information } = opened([])
    expect(information.terms$.value).toEqual({ kind: 'idle' })
    expect(await information.loadTerms()).toEqual({ kind: 'loaded' })
    expect(information.terms$.value).toEqual({ kind: 'loaded', terms })
  })

  it.each([
    ['notFound', notFound()],
    ['unavailable', networkFailure],
  ])('are %s, without a message', async (kind, cause) => {
    const { information, notified, reports } = opened([left(cause)])
    const end = await information.loadTerms()
    expect([information.terms$.value, notified, reports]).toEqual([{ kind }, [], []])
    expect(end.kind).toBe(kind === 'notFound' ? 'loaded' : 'failed')
    await information.loadTerms()
    expect(information.terms$.value.kind).toBe('loaded')
  })

  it('are unavailable if the answer could not be read, which is reported but not shown', async () => {
    const { information, notified, reports } = opened([
      left({ kind: 'decode', path: 'sections' }),
      left(notFromTheApi(404)),
    ])
    await information.loadTerms()
    expect([information.terms$.value.kind, notified, reports]).toMatchObject([
      'unavailable',
      [],
      [{ code: 'termsAndConditions', path: 'sections' }],
    ])
    await information.loadTerms()
    expect([information.terms$.value.kind, notified, reports.length]).toEqual(['unavailable', [], 2])
  })

  it('are not open to everybody', async () => {
    const { information, visited } = opened([left(forbidden())])
    await information.loadTerms()
    expect(visited).toEqual(['/unauthorised'])
  })
})

describe('the option settings', () => {
  const setting = (handle: string, value: string): OptionSetting => ({ handle, value })
  it.each([
    [[], false, ['BOTH_WAYS']],
    [[setting('PAYMENTS_AMEX_ENABLED', '1')], true, ['BOTH_WAYS']],
    [
      [setting('PAYMENTS_AMEX_ENABLED', '0'), setting('TRANSPORT_ONE_WAY_OUTBOUND', '1')],
      false,
      ['BOTH_WAYS', 'OUTBOUND_ONLY'],
    ],
    [
      [setting('TRANSPORT_ONE_WAY_RETURN', '1'), setting('TRANSPORT_ONE_WAY_OUTBOUND', '11')],
      false,
      ['BOTH_WAYS', 'RETURN_ONLY'],
    ],
  ])('of %o', (settings, isAmexEnabled, transportModes) => {
    expect(toPackageSettings(settings)).toEqual({ isAmexEnabled, transportModes })
  })

  it('are loaded once, and a failure is shown', async () => {
    const { information, settingsAsked } = opened([], right([setting('PAYMENTS_AMEX_ENABLED', '1')]))
    expect(await information.loadSettings()).toEqual({ kind: 'loaded' })
    await information.loadSettings()
    expect(settingsAsked()).toBe(1)
    expect(latest(information.settings$.value)?.isAmexEnabled).toBe(true)
    const broken = opened([], left(networkFailure))
    await broken.information.loadSettings()
    expect(broken.notified).toEqual(["We're unable to load the settings of your booking right now. Please try again."])
  })
})
