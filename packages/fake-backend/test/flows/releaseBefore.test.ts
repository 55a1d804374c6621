import { paths } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { callName } from '../../src/journeys/oracle/callName.js'
import { type PaymentView, viewOn } from '../../src/journeys/oracle/paymentModels.js'
import { createTestBed, type TestBed } from '../../src/journeys/TestBed.js'
import type { FaultEffect } from '../../src/faults/Fault.js'

const ref = 'TRY0001'
const visa = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

interface Story extends TestBed {
  /** Toasts since the story began, in order. */
  readonly notified: string[]
  /** The keys of all payments that pages of this release sent. */
  readonly keys: Set<string | null>
  readonly charges: () => readonly number[]
  readonly delayPay: (milliseconds: number, when: 'before' | 'after') => void
}

/** A signed-in customer who owes £800. */
const begin = async (): Promise<Story> => {
  const notified: string[] = []
  const keys = new Set<string | null>()
  const journey = createTestBed(1, {
    observer: {
      onRequest: (_, url, init) => {
        if (callName(init.method ?? 'GET', url) === 'pay') keys.add(new Headers(init.headers).get('idempotency-key'))
      },
    },
    onTab: ({ dashboard }) => {
      const seen = new Set<string>()
      dashboard.messages.toasts$.subscribe((toasts) => {
        for (const { id, message } of toasts) if (!seen.has(id)) notified.push((seen.add(id), message))
      })
    },
  })
  const { backend } = journey
  backend.bookings.addTrial({ reference: ref, onPlan: false })
  await journey.begin(journey.tab())
  await journey.signIn()
  return {
    ...journey,
    notified,
    keys,
    charges: () => backend.inspect.charges().map(({ amount }) => amount),
    delayPay: (milliseconds, when) => {
      const effect: FaultEffect = { kind: 'delay', milliseconds, when }
      backend.faults.add({ match: { path: 'pay' }, times: 'once', effect })
    },
  }
}

const balanceOf = ({ tab }: Story) => tab().dashboard.balancePayment(ref, 'outstanding')
const viewOf = ({ tab }: Story): PaymentView | null => viewOn(tab().dashboard, 'outstanding', ref)

const onBalancePage = async (story: Story): Promise<void> => {
  const { dashboard, navigation } = story.tab()
  navigation.goTo(paths.payInFull(ref))
  await story.run(() => dashboard.bookings.load(ref))
  await story.run(balanceOf(story).open)
}

/** Literal texts that release 0.1.0 stored and sent for a balance of £800. */
const place = 'booking-dashboard/payment/TRY0001/balance/80000'
const secretPlace = 'booking-dashboard/payment-secret/TRY0001/balance/80000'
const key = '250c3851-8559-5930-bdfa-50ea2c5c4a96'
const page = '0c9d5c1e-7a43-4f0e-9b52-6d1f0a3e8b77'
const sent =
  '{"purchase":{"kind":"balance","bookingRef":"TRY0001","owed":80000},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"none"},"pressed":{"amount":80000,"at":1772442000000,"known":["TRY0001-D"],"wish":null},"notice":null,"unsaid":false,"page":"0c9d5c1e-7a43-4f0e-9b52-6d1f0a3e8b77"}'
const atCheck =
  '{"purchase":{"kind":"balance","bookingRef":"TRY0001","owed":80000},"generation":0,"lastRequest":1,"unanswered":[],"attempt":{"kind":"check","secret":null,"reference":"PAY-61001","open":true},"pressed":{"amount":80000,"at":1772442000000,"known":["TRY0001-D"],"wish":null},"notice":null,"unsaid":false,"page":"0c9d5c1e-7a43-4f0e-9b52-6d1f0a3e8b77"}'
const declined =
  '{"purchase":{"kind":"balance","bookingRef":"TRY0001","owed":80000},"generation":1,"lastRequest":1,"unanswered":[],"attempt":{"kind":"none"},"pressed":{"amount":80000,"at":1772442000000,"known":["TRY0001-D"],"wish":null},"notice":"refused","unsaid":false,"page":"0c9d5c1e-7a43-4f0e-9b52-6d1f0a3e8b77"}'
const bodyFor = (card: string): string =>
  `{"bookingReference":"TRY0001","amount":80000,"card_number":"${card}","cardholder_name":"Amelia Hart","expiry_date":"12/34","toast_message":"Your payment was made successfully!"}`

/** A tab of that release, which coordinates with other tabs by stored texts only. */
const tabBefore = (story: Story) => {
  const { store } = story.browser.storage.forTab()
  return {
    stores: (text: string): void => store.set(place, text),
    clears: (): void => store.remove(place),
    finds: (): string | null => store.get(place),
    sends: (card = 'pm_card_visa'): Promise<Response> =>
      story.browser.fetch('http://localhost/api/payment/', {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': key,
          traceparent: '00-636b446c1e1ae0ca66b7d5755306f541-a8554b0782520d21-01',
          'x-client-id': '44',
          'x-hostname': 'localhost',
        },
        body: bodyFor(card),
      }),
  }
}
const success = 'Your payment was made successfully!'

describe('a payment that began in the previous release', () => {
  it('is found paid by a page of this release, and reported once', async () => {
    const story = await begin()
    const before = tabBefore(story)
    before.stores(sent)
    expect((await before.sends()).status).toBe(200)
    await onBalancePage(story)
    expect(viewOf(story)?.kind).toBe('paid')
    expect([story.charges(), story.notified, before.finds()]).toEqual([[80_000], [success], null])
  })

  it('is sent again under its key if its request never arrived', async () => {
    const story = await begin()
    tabBefore(story).stores(sent)
    void onBalancePage(story)
    await story.clock.advance(60_000)
    expect(viewOf(story)).toMatchObject({ kind: 'form', outcome: 'unanswered' })
    expect((await story.run(() => balanceOf(story).pay(visa))).kind).toBe('paid')
    expect([story.charges(), [...story.keys]]).toEqual([[80_000], [key]])
  })

  it('shows the challenge again in the tab that had it open', async () => {
    const story = await begin()
    const before = tabBefore(story)
    const answer: unknown = await (await before.sends('pm_card_authenticationRequired')).json()
    const secret = /"(pi_[^"]*_secret_[^"]*)"/.exec(JSON.stringify(answer))?.[1]
    expect(secret).toBeDefined()
    story.tab().navigation.goTo(paths.payInFull(ref))
    before.stores(atCheck)
    story.tab().session.set(secretPlace, `0 ${secret}`)
    await story.reload()
    await story.clock.advance(30_000)
    expect(story.bank.shown).toHaveLength(1)
    expect([story.charges(), story.notified]).toEqual([[80_000], [success]])
  })

  it('keeps the next key after a refusal', async () => {
    const story = await begin()
    const before = tabBefore(story)
    await before.sends('pm_card_chargeDeclined')
    before.stores(declined)
    await onBalancePage(story)
    expect((await story.run(() => balanceOf(story).pay(visa))).kind).toBe('paid')
    expect(story.charges()).toEqual([80_000])
    expect([...story.keys]).toEqual(['049ee07d-3566-5005-96df-7a26aa124cfd'])
  })
})

describe('a tab of the previous release beside a tab of this one', () => {
  it("is waited for: a submit here sends nothing, and has the other tab's end", async () => {
    const story = await begin()
    await onBalancePage(story)
    const before = tabBefore(story)
    before.stores(sent)
    story.delayPay(4000, 'before')
    const answered = before.sends().then(before.clears)
    const paying = balanceOf(story).pay(visa)
    await story.clock.advance(1000)
    expect([viewOf(story)?.kind, story.keys.size]).toEqual(['moving', 0])
    await story.clock.advance(30_000)
    await answered
    expect((await paying).kind).toBe('paid')
    expect([story.charges(), [...story.keys], story.notified]).toEqual([[80_000], [], [success]])
  })

  it('reads what this release stores: its own fields are the same, except for the page and the time', async () => {
    const story = await begin()
    await onBalancePage(story)
    story.delayPay(20_000, 'after')
    const paying = balanceOf(story).pay(visa)
    await story.clock.advance(1000)
    const found = (tabBefore(story).finds() ?? '')
      .replace(/"page":"[^"]*"/, `"page":"${page}"`)
      .replaceAll(/"at":\d+/g, '"at":1772442000000')
    expect(JSON.parse(found)).toMatchObject(JSON.parse(sent))
    await story.clock.advance(30_000)
    expect((await paying).kind).toBe('paid')
    expect([story.charges(), [...story.keys]]).toEqual([[80_000], [key]])
  })
})
