import type { Change } from '../planted/generateBugs.js'

/** A change of a file, and the number that switches it on. */
export interface Switched {
  readonly number: number
  readonly change: Change
}

const holds = (outer: Change['unit'], inner: Change['unit']): boolean =>
  outer.from <= inner.from && inner.end <= outer.end

const isSame = (one: Change['unit'], other: Change['unit']): boolean => holds(one, other) && holds(other, one)

/** The text with every change in it. `isMutant(number)` decides at run time which one is made. */
export const withSwitches = (text: string, all: readonly Switched[]): string => {
  const changed = ({ from, end, to, unit }: Change): string =>
    text.slice(unit.from, from) + to + text.slice(end, unit.end)

  const switched = ([first, ...others]: readonly Switched[], within: readonly Switched[]): string => {
    if (first === undefined) return ''
    const { from, end, is } = first.change.unit
    const inside = others.length > 0 ? switched(others, within) : render(from, end, within)
    const on = `isMutant(${first.number})`
    if (is === 'statement') return `{ if (!${on}) { ${inside} } }`
    const choice = `(${on} ? ${changed(first.change)} : ${inside})`
    return is === 'name' ? `[${choice}]` : choice
  }

  /** The text of this range. The units of `inside` lie in it; the largest of them are written first. */
  const render = (from: number, end: number, inside: readonly Switched[]): string => {
    const outermost = inside
      .filter(({ change: { unit } }) =>
        inside.every(({ change: { unit: other } }) => isSame(unit, other) || !holds(other, unit)),
      )
      .toSorted((a, b) => a.change.unit.from - b.change.unit.from)
    let written = ''
    let at = from
    for (const { change } of outermost) {
      const { unit } = change
      if (unit.from < at) continue
      const here = outermost.filter((one) => isSame(one.change.unit, unit))
      const within = inside.filter((one) => holds(unit, one.change.unit) && !isSame(one.change.unit, unit))
      written += text.slice(at, unit.from) + switched(here, within)
      at = unit.end
    }
    return written + text.slice(at, end)
  }
  return render(0, text.length, all)
}
