import type { CardGateway } from '@booking-dashboard/core'
import { left } from 'fp-ts/lib/Either.js'
import { type Journey, type Network, startJourney } from '../Journey.js'
import type { Tab } from '../Tab.js'
import { callName } from './callNames.js'
import type { Interference } from './Interference.js'
import type { Ledger } from './Ledger.js'

/** What is being tried now, and what watches it. */
export interface Subject {
  readonly interference: Interference
  readonly ledger: Ledger
  readonly watch: (tab: Tab) => void
}

const headerOf = (init: RequestInit | undefined, name: string): string | null => new Headers(init?.headers).get(name)

const intentOf = (body: string): string => `${/"basket_id":"([^"]*)"/.exec(body)?.[1] ?? ''} ${/"amount":(\d+)/.exec(body)?.[1] ?? ''}`

/** One world in which trials are made one after the other, each with a booking of its own. */
export class Laboratory {
  readonly journey: Journey
  private subject: Subject | null = null
  private trials = 0

  constructor(seed = 1) {
    this.journey = startJourney(seed, {
      network: this.network,
      cards: (gateway) => this.betweenCards(gateway),
      onTab: (tab) => this.subject?.watch(tab),
    })
  }

  /** For the next trial. */
  nextReference(): string {
    this.trials += 1
    return `TRY${String(this.trials).padStart(4, '0')}`
  }

  observe(subject: Subject | null): void {
    this.subject = subject
    subject?.watch(this.journey.tab())
  }

  private readonly network: Network = (backEnd) => async (address, init) => {
    const { subject } = this
    const url = String(address)
    const name = subject === null ? null : callName(init?.method ?? 'GET', url)
    if (subject === null || name === null) return backEnd(address, init)
    const { interference, ledger } = subject
    const key = headerOf(init, 'idempotency-key') ?? ''
    if (name === 'pay') ledger.sends(key, intentOf(String(init?.body)))
    if (name === 'updatePaymentPlan') ledger.sendsPlanChange()
    const send = async (): Promise<Response> => {
      ledger.lands(key)
      const answer = await backEnd(address, init)
      ledger.look()
      return answer
    }
    return interference.meet({
      name,
      send,
      broken: () => {
        ledger.lands(key)
        throw new TypeError('The connection broke')
      },
      failed: () => {
        ledger.lands(key)
        return new Response('', { status: 500 })
      },
    })
  }

  private betweenCards(gateway: CardGateway): CardGateway {
    const meet: Interference['meet'] = (call) => (this.subject === null ? call.send() : this.subject.interference.meet(call))
    const challenged = (ask: CardGateway['authenticatePayment']): CardGateway['authenticatePayment'] => (challenge) =>
      meet({ name: 'challenge', send: () => ask(challenge), broken: () => 'unknown', failed: () => 'unknown' })
    const unavailable = () => left({ kind: 'unavailable' } as const)
    return {
      tokenise: (card) => () => meet({ name: 'tokenise', send: gateway.tokenise(card), broken: unavailable, failed: unavailable }),
      authenticatePayment: challenged(gateway.authenticatePayment),
      authenticateSetup: challenged(gateway.authenticateSetup),
    }
  }
}
