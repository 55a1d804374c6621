import { type ExtraOptionChoice, type ExtrasShop, paths } from '@booking-dashboard/core'
import type { Visit } from './Visit.js'
import { buy, extra } from '../model/basket/purchases.js'
import type { Walk } from './ScreenStep.js'

const ref = 'SUN1001'

const optionsIn = (shop: ExtrasShop): readonly ExtraOptionChoice[] => {
  const { value } = shop.state$
  return value.kind === 'choosing' || value.kind === 'adding'
    ? value.extras.flatMap(({ groups }) => groups.flatMap(({ options }) => options))
    : []
}

const outcomeOf = (shop: ExtrasShop): unknown => ('outcome' in shop.state$.value ? shop.state$.value.outcome : null)

const openShop = async (visit: Visit): Promise<ExtrasShop> => {
  const shop = visit.dashboard.extrasShop(ref)
  await visit.emptyBasket(ref)
  visit.tab.navigation.goTo(paths.extras(ref))
  await visit.run(shop.open)
  for (const option of optionsIn(shop)) if (option.quantity > 0) shop.choose(option, 0)
  return shop
}

/** By the catalogue: what may be bought now, in each group (docs/demo-world). */
const offered = ['71101', '71102', '71201', '71202', '71203', '71204', '71301', '71401', '71701']

const compare = (visit: Visit, shop: ExtrasShop): void => {
  const { value } = shop.state$
  if (value.kind !== 'choosing') return visit.expect(false, `extras to be on sale, not ${value.kind}`)
  visit.equal(
    'the options',
    optionsIn(shop).map(({ optionId }) => optionId),
    offered,
  )
  visit.expect(
    value.extras.every(({ groups }) => groups.length > 0 && groups.every(({ options }) => options.length > 0)),
    'no extra and no group without an option',
  )
  const { stock = {}, costs = {} } = visit.booking(ref) ?? {}
  const held = visit.basket(ref)?.held ?? []
  for (const { extraId, optionId, stock: shown, quantity, inBasket, bookingFee, price, tooManyOf } of optionsIn(shop)) {
    const key = `extra ${extraId} ${optionId}`
    const left = stock[key] ?? 0
    visit.equal(`what is left of ${optionId}`, shown.left, Number.isFinite(left) ? left : null)
    visit.equal(`whether ${optionId} is offered`, shown.isOffered, left > 0 || quantity > 0)
    visit.equal(`what the basket holds of ${optionId}`, inBasket, held.filter((one) => one === key).length)
    visit.equal(`what is too much of ${optionId}`, tooManyOf, quantity > left ? left : null)
    // A fee is shown beside an amount, if there is any (behaviour/catalogue#2.4).
    visit.expect(
      bookingFee === null || (bookingFee > 0 && price.kind === 'amount'),
      `no fee of ${optionId} to be shown`,
    )
  }
  const chosen = optionsIn(shop).filter(({ quantity }) => quantity > 0)
  const costOf = ({ extraId, optionId, quantity }: ExtraOptionChoice) =>
    quantity * (costs[`extra ${extraId} ${optionId}`] ?? 0)
  const { summary, problems, isSomethingGone } = value
  visit.equal(
    'the number of extras',
    summary.count,
    chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  visit.equal(
    'what they cost',
    summary.total,
    chosen.reduce((sum, one) => sum + costOf(one), 0),
  )
  visit.equal(
    'the lines of the choice',
    summary.lines.map(({ note, quantity, cost }) => [note, quantity, cost]),
    chosen.map((one) => [one.name, one.quantity, costOf(one)]),
  )
  visit.equal('the problems', problems.length, chosen.filter(({ tooManyOf }) => tooManyOf !== null).length)
  visit.equal('whether something is gone', isSomethingGone, false)
}

const chooseExtras: Walk = {
  words: 'chooses extras',
  go: async (visit) => {
    const shop = await openShop(visit)
    compare(visit, shop)
    const open = optionsIn(shop).filter(({ stock }) => stock.isOffered)
    const some = [visit.one(open), visit.one(open)].flatMap((one) => one ?? [])
    for (const option of some) shop.choose(option, Math.min(option.stock.limit ?? 3, 1 + visit.number(3)))
    compare(visit, shop)
    const scarce = visit.one(open.filter(({ stock }) => stock.limit !== null && stock.limit < 10))
    if (scarce !== undefined) {
      const limit = scarce.stock.limit ?? 0
      const was = optionsIn(shop).find(({ optionId }) => optionId === scarce.optionId)?.quantity ?? 0
      shop.choose(scarce, limit + 1)
      compare(visit, shop)
      visit.tab.navigation.goTo(paths.extras(ref))
      visit.equal('too many', (await visit.run(shop.buy)).kind, 'invalid')
      visit.equal('the page', visit.tab.navigation.current(), paths.extras(ref))
      shop.choose(scarce, visit.oneIn(2) ? limit : was)
      compare(visit, shop)
    }
    if (visit.oneIn(3)) {
      const before = optionsIn(shop).map(({ optionId, quantity }) => [optionId, quantity])
      await visit.returnAfterExpiry()
      await visit.run(shop.open)
      visit.equal(
        'the choice after another sign-in',
        optionsIn(shop).map(({ optionId, quantity }) => [optionId, quantity]),
        before,
      )
    }
    const chosen = optionsIn(shop).reduce((sum, { quantity }) => sum + quantity, 0)
    const total = 'summary' in shop.state$.value ? shop.state$.value.summary.total : 0
    visit.tab.navigation.goTo(paths.extras(ref))
    const isBuying = visit.oneIn(2)
    const end = await visit.run(isBuying ? shop.buy : shop.add)
    visit.equal('the end', end, { kind: 'added', count: chosen })
    visit.equal(
      'the page afterwards',
      visit.tab.navigation.current(),
      isBuying ? paths.checkout(ref) : paths.extras(ref),
    )
    visit.equal('the outcome', outcomeOf(shop), { kind: 'added', count: chosen })
    visit.equal('what the basket costs', visit.basket(ref)?.total, total)
    compare(visit, shop)
    const [first] = some
    if (first === undefined) return
    shop.choose(first, 1)
    visit.equal('the outcome after another choice', outcomeOf(shop), { kind: 'none' })
    shop.choose(first, 0)
  },
}

/** Another customer was faster: what is left of the extra is read again, and the others stay. */
const soldMeanwhile: Walk = {
  words: 'chooses extras that are sold meanwhile',
  go: async (visit) => {
    const shop = await openShop(visit)
    const lounge = optionsIn(shop).find(({ optionId }) => optionId === '71101')
    const guide = optionsIn(shop).find(({ optionId }) => optionId === '71401')
    if (lounge === undefined || guide === undefined || (lounge.stock.limit ?? 0) < 2) return
    const kinds = new Set<string>()
    const listening = shop.state$.subscribe(({ kind }) => kinds.add(kind))
    await visit.run(visit.dashboard.basket(ref).load)
    listening.unsubscribe()
    visit.equal('the shop while the basket is read', [...kinds], ['choosing'])
    await visit.run(visit.dashboard.basket(ref).create)
    shop.choose(lounge, 1)
    const device = await visit.context.other('device')
    await visit.context.signIn(device)
    await visit.context.press(device, () => buy(extra('7110', '71101'))(device.dashboard))
    visit.context.close('device')
    const isSilent = visit.oneIn(2)
    if (isSilent) visit.plant('getExtraAvailability', { kind: 'error', code: 10000020 })
    visit.plant('addExtras', { kind: 'error', code: 10000010 })
    const toasts = await visit.toastsOf(shop.add)
    visit.backend.faults.clear()
    visit.equal('the outcome', outcomeOf(shop), { kind: 'failed' })
    // The refusal of the extras, and that their number could not be read.
    visit.equal('the number of failures told', toasts.length, isSilent ? 2 : 1)
    if (!isSilent) compare(visit, shop)
    visit.equal('the end', (await visit.run(shop.add)).kind, 'added')
    compare(visit, shop)
  },
}

/** Another device removes one of the two extras that were added. The other one stays chosen. */
const compareRest = async (visit: Visit, shop: ExtrasShop): Promise<void> => {
  const device = await visit.context.other('device')
  await visit.context.signIn(device)
  const basket = device.dashboard.basket(ref)
  await visit.context.press(device, basket.load)
  const { value } = basket.state$
  const [line] = value.kind === 'loaded' ? value.lines : []
  await visit.context.press(device, () => basket.remove([line?.key ?? '']))
  visit.context.close('device')
  const end = await visit.run(shop.add)
  visit.equal('the end after another look', end.kind, 'partlyAdded')
  visit.equal('the outcome', outcomeOf(shop), { kind: 'partlyAdded', left: 1 })
  const chosen = optionsIn(shop).filter(({ quantity }) => quantity > 0)
  visit.equal(
    'what stays chosen',
    chosen.map(({ optionId, quantity }) => [optionId, quantity]),
    [['71301', 1]],
  )
  for (const option of chosen) shop.choose(option, 0)
}

/** Neither the call nor the reload has an answer. */
const unclearExtras: Walk = {
  words: 'adds extras without an answer',
  go: async (visit) => {
    const shop = await openShop(visit)
    await visit.run(visit.dashboard.basket(ref).create)
    const pack = optionsIn(shop).find(({ optionId }) => optionId === '71301')
    if (pack === undefined) return
    shop.choose(pack, 2)
    visit.plant('getBasket', { kind: 'delay', milliseconds: 0 })
    visit.plant('getBasket', { kind: 'drop' }, 'always')
    const isLost = visit.oneIn(2)
    visit.plant('addExtras', { kind: isLost ? 'lostAnswer' : 'drop' })
    if (visit.oneIn(2)) visit.plant('getExtrasAvailability', { kind: 'error', code: 10000020 }, 'always')
    const end = await visit.run(shop.add)
    visit.backend.faults.clear()
    if (end.kind !== 'unclear') return
    if (isLost && visit.oneIn(2)) return compareRest(visit, shop)
    visit.equal('the outcome', outcomeOf(shop), { kind: 'unclear' })
    visit.equal('the end after another look', (await visit.run(shop.add)).kind, 'added')
    visit.equal('the extras in the basket', visit.basket(ref)?.held.length, 2)
    // What was added here was not changed elsewhere.
    const { value } = visit.dashboard.basket(ref).state$
    visit.equal('what changed elsewhere', value.kind === 'loaded' && value.changed, null)
    visit.equal('what is chosen', optionsIn(shop).filter(({ quantity }) => quantity > 0).length, 0)
    compare(visit, shop)
  },
}

export const extraWalks: readonly Walk[] = [chooseExtras, soldMeanwhile, unclearExtras]
