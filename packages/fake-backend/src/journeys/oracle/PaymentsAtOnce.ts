import type { Tab } from '../browser/Tab.js'

interface OnItsWay {
  readonly tab: Tab
  readonly purchase: string
  readonly init: RequestInit
  readonly hasEnded: () => boolean
}

/**
 * The tabs of one browser share their storage: one of them at a time waits for the answer to a payment. A request whose
 * attempt has ended charges nothing, so that nobody has to wait for its answer.
 */
export class PaymentsAtOnce {
  private onTheirWay: readonly OnItsWay[] = []
  private isStorageShared = true

  storageFails(): void {
    this.isStorageShared = false
  }

  /** `hasEnded`: whether the attempt of this request has ended meanwhile. */
  leaves(tab: Tab, purchase: string, init: RequestInit, hasEnded: () => boolean): void {
    const awaited = this.onTheirWay.filter((one) => one.purchase !== purchase || !one.hasEnded())
    this.onTheirWay = [...awaited, { tab, purchase, init, hasEnded }]
  }

  /** The answer reaches its page. One sentence for each other tab that has sent the same payment meanwhile. */
  answers(init: RequestInit): readonly string[] {
    const at = this.onTheirWay.findIndex((one) => one.init === init)
    const answered = this.onTheirWay[at]
    if (answered === undefined) return []
    const { tab, purchase } = answered
    const meanwhile = this.onTheirWay
      .slice(at + 1)
      .filter((one) => one.purchase === purchase && one.tab !== tab && one.tab.browser === tab.browser)
    this.onTheirWay = this.onTheirWay.filter((one) => one !== answered)
    return this.isStorageShared ? meanwhile.map(() => `Two tabs of one browser send ${purchase} at the same time`) : []
  }
}
