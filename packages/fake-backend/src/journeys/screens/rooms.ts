import {
  paths,
  type RoomExtraOffer,
  type RoomShop,
  type RoomsOnSale,
  type RoomWithExtras,
} from '@booking-dashboard/core'
import { buy, rooms } from '../model/basket/purchases.js'
import type { Visit } from './Visit.js'
import type { Walk } from './ScreenStep.js'

const ref = 'SUN1001'
const places = ['3101', '3101', '3200'] as const
const longestAnswer = 500

const onSale = (shop: RoomShop): RoomsOnSale | null => {
  const { value } = shop.state$
  return value.kind === 'choosing' || value.kind === 'adding' ? value : null
}

const chosenRooms = (shop: RoomShop) => onSale(shop)?.kinds.flatMap(({ rooms }) => rooms) ?? []

/** Opens the shop with an empty basket and nothing chosen. */
const openShop = async (visit: Visit, place = visit.one(places) ?? '3101'): Promise<RoomShop> => {
  const shop = visit.dashboard.roomShop(ref, place)
  await visit.emptyBasket(ref)
  visit.tab.navigation.goTo(paths.accommodation(ref, place))
  await visit.run(shop.open)
  for (const { id, quantity } of onSale(shop)?.kinds ?? []) if (quantity > 0) shop.choose(id, 0)
  return shop
}

/** An option that can be chosen for the room, and its extra. */
const openOption = (visit: Visit, { extras }: RoomWithExtras) =>
  visit.one(
    extras.flatMap((extra) =>
      extra.options.filter(({ canBeChosen }) => canBeChosen).map((option) => ({ extra, option })),
    ),
  )

const costOf = ({ price, name }: RoomExtraOffer['options'][number]): number | null =>
  price.kind === 'amount' ? price.amount : name === '' ? null : price.kind === 'hidden' ? null : 0

/** Each room shows its own choice, and nothing but it. */
const compareChoice = (visit: Visit, rooms: readonly RoomWithExtras[]): void => {
  for (const { name, extras, chosenOptions, extrasTotal, number, of } of rooms) {
    const chosen = extras.flatMap(({ chosen: id, options }) => options.filter((one) => one.optionId === id))
    visit.equal(
      `the chosen options of ${name}`,
      chosenOptions,
      chosen.map((one) => one.name),
    )
    const costs = chosen.map(costOf)
    if (!costs.includes(null))
      visit.equal(
        `the extras of ${name}`,
        extrasTotal,
        costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
      )
    visit.expect(number >= 1 && number <= of, `${name} ${number} to be one of ${of}`)
    for (const { options, chosen: id } of extras)
      for (const { optionId, availability, left, canBeChosen, bookingFee } of options) {
        const isGone = availability === 'soldOut' || availability === 'taken'
        visit.equal(`whether ${optionId} can be chosen`, canBeChosen, !isGone || optionId === id)
        visit.equal(`whether ${optionId} says how few are left`, left !== null, availability === 'few')
        visit.expect(bookingFee !== 0, 'no fee of nothing to be shown')
      }
  }
}

const compareSummary = (visit: Visit, shop: RoomShop): void => {
  const now = onSale(shop)
  if (now === null) return
  const chosen = now.kinds.filter(({ quantity }) => quantity > 0)
  visit.equal(
    'the chosen rooms',
    now.rooms,
    chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const rooms = chosen.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const extras = chosenRooms(shop).reduce((sum, { extrasTotal }) => sum + extrasTotal, 0)
  visit.equal('whether something is gone', now.isSomethingGone, false)
  visit.equal('what all of it costs', now.summary.total, rooms + extras + now.heldExtras.total)
  const { stock = {} } = visit.booking(ref) ?? {}
  for (const { id, stock: shown, quantity, rooms: own } of now.kinds) {
    const left = stock[`room ${now.accommodation.id} ${id}`]
    if (left !== undefined) visit.equal(`what is left of ${id}`, shown.left, Number.isFinite(left) ? left : null)
    visit.equal(
      `the rooms of ${id}`,
      own.map(({ number, of }) => [number, of]),
      own.map((_one, at) => [at + 1, quantity]),
    )
  }
  compareChoice(visit, chosenRooms(shop))
}

const problemsIn = (shop: RoomShop) =>
  chosenRooms(shop).flatMap(({ key, extras }) =>
    extras.flatMap(({ extraId, informationProblem: problem }) =>
      problem === null ? [] : [`${key} ${extraId} ${problem}`],
    ),
  )

/** Chooses the last rooms with extras and remarks, puts right what is wrong, and buys them. */
const chooseRooms: Walk = {
  words: 'chooses rooms, their extras and remarks',
  go: async (visit) => {
    const shop = await openShop(visit)
    const kind = visit.one(onSale(shop)?.kinds.filter(({ stock }) => stock.isOffered) ?? [])
    if (kind === undefined) return
    const limit = kind.stock.limit ?? 3
    const count = visit.oneIn(2) ? Math.min(limit, 6) : Math.min(limit, 2)
    if (kind.stock.limit !== null && limit < 8) {
      shop.choose(kind.id, limit + 1)
      visit.equal('too many rooms', (await visit.run(shop.add)).kind, 'invalid')
      visit.equal('the attempts', onSale(shop)?.attempts, 1)
      visit.equal('what is too much', onSale(shop)?.kinds.find(({ id }) => id === kind.id)?.tooManyOf, limit)
    }
    shop.choose(kind.id, count)
    visit.equal('what is too much', onSale(shop)?.kinds.find(({ id }) => id === kind.id)?.tooManyOf, null)
    const remarks = new Map<string, string>()
    for (const { key } of chosenRooms(shop)) {
      for (let tries = 0; tries < 2; tries += 1) {
        const room = chosenRooms(shop).find((one) => one.key === key)
        const found = room && openOption(visit, room)
        if (found === undefined) continue
        const { extraId } = found.extra
        shop.chooseExtra(key, extraId, found.option.optionId)
        const remark = `for ${key} and ${extraId}`
        shop.informOfExtra(key, extraId, remark)
        remarks.set(`${key} ${extraId}`, remark)
      }
    }
    const shownRemarks = () =>
      chosenRooms(shop).flatMap(({ key, extras }) =>
        extras.flatMap((one) => (one.otherInformation === '' ? [] : [[`${key} ${one.extraId}`, one.otherInformation]])),
      )
    visit.equal('the remarks', shownRemarks().toSorted(), [...remarks].toSorted())
    compareSummary(visit, shop)
    const [wrong] = remarks.keys()
    if (wrong !== undefined) {
      const [key = '', extraId = ''] = wrong.split(' ')
      shop.informOfExtra(Number(key), extraId, 'x'.repeat(longestAnswer + 1))
      visit.equal('a remark that is too long', (await visit.run(shop.add)).kind, 'invalid')
      visit.equal('what is wrong', problemsIn(shop), [`${key} ${extraId} tooLong`])
      visit.equal(
        'the rooms with a problem',
        chosenRooms(shop)
          .filter(({ isWrong }) => isWrong)
          .map((one) => String(one.key)),
        [key],
      )
      shop.informOfExtra(Number(key), extraId, 'x'.repeat(longestAnswer))
      visit.equal('what is wrong', problemsIn(shop), [])
    }
    if (visit.oneIn(3)) await restored(visit, shop)
    const total = onSale(shop)?.summary.total ?? 0
    const isBuying = visit.oneIn(2)
    const end = await visit.run(isBuying ? shop.buy : shop.add)
    visit.equal('the end', end.kind, 'added')
    visit.equal('the page afterwards', visit.tab.navigation.current() === paths.checkout(ref), isBuying)
    visit.equal('the outcome', onSale(shop)?.added, { kind: 'added', rooms: count, extras: 0 })
    visit.equal('what the basket costs', visit.basket(ref)?.total, total)
    visit.equal('what is chosen', onSale(shop)?.summary.count, 0)
    compareHeld(visit, shop)
    shop.choose(kind.id, 1)
    visit.equal('the outcome after another choice', onSale(shop)?.added, { kind: 'none' })
    shop.choose(kind.id, 0)
  },
}

/** What was chosen is there again after an expired session. */
const restored = async (visit: Visit, shop: RoomShop): Promise<void> => {
  const choice = () =>
    onSale(shop)?.kinds.map(({ id, rooms }) => [
      id,
      rooms.map(({ extras }) =>
        extras.flatMap((one) => (one.chosen === '' ? [] : [one.extraId, one.chosen, one.otherInformation])),
      ),
    ])
  const before = choice()
  await visit.returnAfterExpiry()
  await visit.run(shop.open)
  visit.equal('the choice after another sign-in', choice(), before)
  compareSummary(visit, shop)
}

/** Rooms in the basket: their number among those alike, and what they have. */
const compareHeld = (visit: Visit, shop: RoomShop): void => {
  const held = onSale(shop)?.inBasket ?? []
  const of = (name: string) => held.filter((one) => one.name === name)
  for (const room of held) {
    const alike = of(room.name)
    visit.equal(`the place of ${room.name}`, [room.number, room.of], [alike.indexOf(room) + 1, alike.length])
    const had = new Set(room.has.map(({ name }) => name))
    visit.expect(
      room.extras.every(({ name }) => !had.has(name)),
      'no extra to be offered that the room has',
    )
  }
  compareChoice(visit, held)
}

/** Adds extras to rooms that are in the basket. */
const extrasOfHeldRooms: Walk = {
  words: 'adds extras to rooms in the basket',
  go: async (visit) => {
    const shop = await openShop(visit, '3101')
    shop.choose('31012', 2)
    if (visit.oneIn(2)) shop.choose('31013', 1)
    visit.equal('the rooms', (await visit.run(shop.add)).kind, 'added')
    compareHeld(visit, shop)
    const before = visit.basket(ref)?.total ?? 0
    const chosen: [line: string, extra: string, option: string][] = []
    for (const { lineId } of onSale(shop)?.inBasket ?? []) {
      const room = onSale(shop)?.inBasket.find((one) => one.lineId === lineId)
      const found = room && openOption(visit, room)
      if (found === undefined || (chosen.length > 0 && visit.oneIn(3))) continue
      const { extra, option } = found
      shop.chooseHeldExtra(lineId, extra.extraId, option.optionId)
      shop.informOfHeldExtra(lineId, extra.extraId, `for ${lineId}`)
      chosen.push([lineId, extra.extraId, option.optionId])
    }
    const shown = () =>
      onSale(shop)?.inBasket.flatMap(({ lineId, extras }) =>
        extras.flatMap((one) => (one.chosen === '' ? [] : [[lineId, one.extraId, one.chosen]])),
      ) ?? []
    visit.equal('the chosen extras', shown(), chosen)
    compareHeld(visit, shop)
    visit.equal('how many extras', onSale(shop)?.heldExtras.count, chosen.length)
    if (visit.oneIn(3)) {
      const remarks = () =>
        onSale(shop)?.inBasket.flatMap(({ extras }) => extras.map((one) => [one.chosen, one.otherInformation]))
      const typed = remarks()
      await visit.returnAfterExpiry()
      await visit.run(shop.open)
      visit.equal('the chosen extras after another sign-in', [shown(), remarks()], [chosen, typed])
    }
    const [first] = chosen
    if (first === undefined) return
    if (visit.oneIn(2)) {
      const [line, extra, option] = first
      shop.informOfHeldExtra(line, extra, 'x'.repeat(longestAnswer + 1))
      visit.equal('a remark that is too long', (await visit.run(shop.add)).kind, 'invalid')
      const wrong = onSale(shop)
        ?.inBasket.filter(({ isWrong }) => isWrong)
        .map(({ lineId }) => lineId)
      visit.equal('the rooms with a problem', wrong, [line])
      shop.chooseHeldExtra(line, extra, null)
      visit.equal('the chosen extras', shown(), chosen.slice(1))
      shop.chooseHeldExtra(line, extra, option)
      shop.informOfHeldExtra(line, extra, 'short')
    }
    if (visit.oneIn(3)) {
      const failed = await visit.during('addAccommodationExtras', { kind: 'error', code: 10000010 }, shop.add)
      visit.equal('the end after a refusal', failed.kind, 'failed')
      visit.equal('the outcome', onSale(shop)?.added, { kind: 'extrasFailed' })
      visit.equal('the chosen extras', shown().toSorted(), chosen.toSorted())
    }
    const costs = onSale(shop)?.heldExtras.total ?? 0
    // An answer that is lost changes nothing: the basket has them.
    const end = visit.oneIn(2)
      ? await visit.during('addAccommodationExtras', { kind: 'lostAnswer' }, shop.add)
      : await visit.run(shop.add)
    visit.equal('the end', end, { kind: 'added', count: chosen.length })
    visit.equal('the outcome', onSale(shop)?.added, { kind: 'added', rooms: 0, extras: chosen.length })
    visit.equal('the chosen extras', shown(), [])
    visit.equal('what the basket costs', visit.basket(ref)?.total, before + costs)
    visit.equal(
      'what the rooms have',
      onSale(shop)?.inBasket.reduce((sum, { has }) => sum + has.length, 0),
      chosen.length,
    )
    compareHeld(visit, shop)
    await removeExtra(visit, shop)
    visit.equal('the chosen extras', shown(), [])
  },
}

/** The basket loses an extra of a room. Whoever chose it earlier has to choose it anew. */
const removeExtra = async (visit: Visit, shop: RoomShop): Promise<void> => {
  const basket = visit.dashboard.basket(ref)
  const lines = basket.state$.value.kind === 'loaded' ? basket.state$.value.lines : []
  const line = visit.one(lines.filter(({ partOf }) => partOf !== null))
  if (line === undefined) return
  const count = () => onSale(shop)?.inBasket.flatMap(({ has }) => has).length ?? 0
  const before = count()
  visit.equal('the removal', (await visit.run(() => basket.remove([line.key]))).kind, 'removed')
  visit.equal('what the rooms have', count(), before - 1)
}

/** One option is chosen for more rooms than it is left for: each of them says so, and no other. */
const tooManyOptions: Walk = {
  words: 'chooses an option for more rooms than have it',
  go: async (visit) => {
    const shop = await openShop(visit, '3101')
    const [board, view] = ['3181', '3182']
    shop.choose('31012', 4)
    const keys = chosenRooms(shop).map(({ key }) => key)
    const isHeld = visit.oneIn(2)
    if (isHeld) visit.equal('the rooms', (await visit.run(shop.add)).kind, 'added')
    const shown = () => (isHeld ? (onSale(shop)?.inBasket ?? []) : chosenRooms(shop))
    const lines = onSale(shop)?.inBasket.map(({ lineId }) => lineId) ?? []
    const choose = (at: number, extra: string, option: string): void => {
      if (isHeld) shop.chooseHeldExtra(lines[at] ?? '', extra, option)
      else shop.chooseExtra(keys[at] ?? 0, extra, option)
    }
    const views = shown()[0]?.extras.find(({ extraId }) => extraId === view)
    const left = views?.options.find(({ optionId }) => optionId === '31822')?.left ?? null
    if (left === null || left + 1 >= keys.length) return
    const first = visit.number(2)
    keys.forEach((_key, at) => choose(at, board, '31812'))
    keys.forEach((_key, at) => choose(at, view, at >= first && at <= first + left ? '31822' : '31821'))
    const marks = () =>
      shown().flatMap(({ extras }, at) =>
        extras.flatMap(({ extraId, tooManyOf }) => (tooManyOf === null ? [] : [[at, extraId, tooManyOf]])),
      )
    const wanted = keys.flatMap((_key, at) => (at >= first && at <= first + left ? [[at, view, left]] : []))
    visit.equal('the rooms with too many', marks(), wanted)
    const add = () => visit.run(isHeld ? shop.add : shop.add)
    visit.equal('too many options', (await add()).kind, 'invalid')
    const name = String(isHeld ? lines[first] : keys[first])
    visit.equal(
      'what is wrong',
      onSale(shop)?.problems.map(({ room, extraId }) => [room, extraId]),
      [[name, view]],
    )
    choose(first, view, '31821')
    visit.equal('the rooms with too many', marks(), [])
    visit.equal('the end', (await add()).kind, 'added')
    const has = onSale(shop)?.inBasket.flatMap((room) => room.has.filter(({ option }) => option === 'Sea')).length
    visit.equal('the rooms with a view of the sea', has, left)
  },
}

/** Another device adds rooms of another kind first: each room gets its own extras. */
const roomsElsewhere: Walk = {
  words: 'adds rooms while another device adds some',
  go: async (visit) => {
    const shop = await openShop(visit, '3101')
    await visit.run(visit.dashboard.basket(ref).create)
    const device = await visit.context.other('device')
    if (device.dashboard.session.state$.value.kind !== 'signedIn') await visit.context.signIn(device)
    shop.choose('31012', 2)
    const [first] = chosenRooms(shop)
    if (first === undefined) return
    shop.chooseExtra(first.key, '3181', '31812')
    visit.plant('addAccommodations', { kind: 'delay', milliseconds: 2000 })
    let isThere = false
    const elsewhere = visit.clock.schedule(() => {
      void buy(rooms('3101', '31013', 1))(device.dashboard).then(() => (isThere = true))
    }, 500)
    const end = await visit.run(shop.add)
    elsewhere.unsubscribe()
    visit.context.close('device')
    visit.expect(isThere, 'the other device to be done')
    visit.equal('the end', end.kind, 'added')
    const has = onSale(shop)?.inBasket.map(({ name, has: own }) => [name, own.length])
    const [kind] = onSale(shop)?.kinds.filter(({ id }) => id === '31013') ?? []
    visit.equal('the rooms in the basket', has?.length, 3)
    visit.equal(
      'what the room of the other device has',
      has?.filter(([name]) => name === kind?.name),
      [[kind?.name, 0]],
    )
    compareHeld(visit, shop)
  },
}

/** The rooms arrive and their extras do not. */
const extrasRefused: Walk = {
  words: 'adds rooms whose extras are refused',
  go: async (visit) => {
    const shop = await openShop(visit, '3101')
    shop.choose('31012', 2)
    const [first, second] = chosenRooms(shop)
    if (first === undefined || second === undefined) return
    shop.chooseExtra(first.key, '3181', '31812')
    shop.chooseExtra(second.key, '3181', '31813')
    const end = await visit.during('addAccommodationExtras', { kind: 'error', code: 10000010 }, shop.add)
    visit.equal('the end', end.kind, 'partlyAdded')
    visit.equal('the outcome', onSale(shop)?.added, { kind: 'partlyAdded' })
    visit.equal('what is chosen', onSale(shop)?.rooms, 0)
    const kept = onSale(shop)?.inBasket.map(({ extras }) => extras.find(({ extraId }) => extraId === '3181')?.chosen)
    visit.equal('the extras that stay chosen', kept, ['31812', '31813'])
    // What is still to be done stays told (behaviour/catalogue).
    const [line] = onSale(shop)?.inBasket ?? []
    if (line !== undefined) shop.chooseHeldExtra(line.lineId, '3181', '31812')
    visit.equal('the outcome after another choice', onSale(shop)?.added, { kind: 'partlyAdded' })
    visit.equal('the end', (await visit.run(shop.add)).kind, 'added')
    const has = onSale(shop)?.inBasket.map((room) => room.has.length)
    visit.equal('what the rooms have', has, [1, 1])
    const options = visit.basket(ref)?.held.filter((key) => key.startsWith('option')).length
    visit.expect(options === undefined || options === 0 || options === 2, 'both options in the basket')
  },
}

/** Neither the call nor the reload has an answer: the page reads the basket before it sends again. */
const unclearExtras: Walk = {
  words: 'adds extras to rooms in the basket without an answer',
  go: async (visit) => {
    const shop = await openShop(visit, '3101')
    shop.choose('31012', 1)
    visit.equal('the rooms', (await visit.run(shop.add)).kind, 'added')
    const [line] = onSale(shop)?.inBasket ?? []
    if (line === undefined) return
    shop.chooseHeldExtra(line.lineId, '3181', '31812')
    // The first reading finds the basket, before the extras are sent.
    visit.plant('getBasket', { kind: 'delay', milliseconds: 0 })
    visit.plant('getBasket', { kind: 'drop' }, 'always')
    const isLost = visit.oneIn(2)
    visit.plant('addAccommodationExtras', { kind: isLost ? 'lostAnswer' : 'drop' })
    const end = await visit.run(shop.add)
    visit.backend.faults.clear()
    visit.equal('the end', [end.kind, onSale(shop)?.added.kind], ['unclear', 'unclear'])
    const calls = visit.watchCalls()
    visit.equal('the end after another look', await visit.run(shop.add), { kind: 'added', count: 1 })
    visit.equal('whether they are sent again', calls().includes('addAccommodationExtras'), !isLost)
    visit.equal('the outcome', onSale(shop)?.added, { kind: 'added', rooms: 0, extras: 1 })
    visit.equal(
      'what the rooms have',
      onSale(shop)?.inBasket.map(({ has }) => has.length),
      [1],
    )
    const { value } = visit.dashboard.basket(ref).state$
    visit.equal('what changed elsewhere', value.kind === 'loaded' && value.changed, null)
    compareHeld(visit, shop)
  },
}

/** Rooms are on sale without their extras, which come with a later load. */
const extrasUnread: Walk = {
  words: 'chooses rooms whose extras cannot be loaded',
  go: async (visit) => {
    await visit.context.journey.reload()
    await visit.context.pass('untilQuiet')
    visit.plant('getAccommodationExtras', { kind: 'error', code: 10000020 })
    const shop = await openShop(visit, '3101')
    const trouble = () => {
      const { extras, extrasTrouble, isOutdated } = onSale(shop) ?? {}
      return [extras, extrasTrouble?.areKnown ?? null, (extrasTrouble?.reasons.length ?? 0) > 0, isOutdated]
    }
    visit.equal('the extras', trouble(), ['failed', false, true, false])
    shop.choose('31012', 1)
    const offered = () => chosenRooms(shop)[0]?.extras.length
    visit.equal('the extras of the room', offered(), 0)
    await visit.run(shop.open)
    visit.equal('the extras after another load', [...trouble(), offered()], ['ready', null, false, false, 3])
    visit.plant('getAccommodationExtras', { kind: 'error', code: 10000020 })
    await visit.run(shop.open)
    visit.equal('the extras after a failed load', [...trouble(), offered()], ['ready', true, true, false, 3])
    visit.plant('getAccommodationAvailability', { kind: 'error', code: 10000020 })
    await visit.run(shop.open)
    visit.equal('the shop after a failed load', [...trouble(), offered()], ['ready', null, false, true, 3])
    shop.choose('31012', 0)
  },
}

/** The list of accommodations, and a shop with nothing chosen while the basket is busy. */
const lookAtRooms: Walk = {
  words: 'looks at the accommodations on sale',
  go: async (visit) => {
    const shop = await openShop(visit, '3101')
    const kinds = new Set<string>()
    const listening = shop.state$.subscribe(({ kind }) => kinds.add(kind))
    await visit.run(visit.dashboard.basket(ref).load)
    listening.unsubscribe()
    visit.equal('the shop while the basket is read', [...kinds], ['choosing'])
    const list = visit.dashboard.accommodationList(ref)
    await visit.run(list.open)
    const { value } = list.state$
    if (value.kind !== 'choosing') return visit.expect(false, `accommodations to be on sale, not ${value.kind}`)
    // 3400 has no room on sale now, nor has any other place a room that is over or sold elsewhere (docs/demo-world).
    visit.equal(
      'the accommodations',
      value.accommodations.map(({ id }) => id),
      ['3101', '3200', '3300'],
    )
    const rooms = value.accommodations.flatMap((one) => one.rooms.map(({ id }) => id))
    visit.equal('the rooms', rooms, ['31012', '31013', '31014', '32001', '32002', '33001'])
    const extras = onSale(shop)?.kinds.length
    visit.equal('the kinds of rooms', extras, 3)
    shop.choose('31012', 1)
    const [room] = chosenRooms(shop)
    visit.equal(
      'the extras of a double room',
      room?.extras.map(({ extraId }) => extraId),
      ['3181', '3182', '3183'],
    )
    shop.choose('31012', 0)
    shop.choose('31013', 1)
    const [twin] = chosenRooms(shop)
    visit.equal(
      'the extras of a twin room',
      twin?.extras.map(({ extraId }) => extraId),
      ['3181', '3183'],
    )
    shop.choose('31013', 0)
  },
}

export const roomWalks: readonly Walk[] = [
  chooseRooms,
  extrasOfHeldRooms,
  extrasRefused,
  tooManyOptions,
  roomsElsewhere,
  unclearExtras,
  extrasUnread,
  lookAtRooms,
]
