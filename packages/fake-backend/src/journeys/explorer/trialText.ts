import { type Flow, flows, type PlotName, plots, type Sequel, sequels, type Trial } from './Trial.js'
import { type Trouble, type TroubleKind, troubleKinds } from './Trouble.js'

/** A trial as it is printed and typed: `basket/bankAgrees/again pay#1:lostAnswer getBasketStatus#2:drop`. */
export const writeTrial = ({ flow, plot, sequel, troubles }: Trial): string =>
  [`${flow}/${plot}/${sequel}`, ...troubles.map(({ call, nth, kind }) => `${call}#${nth}:${kind}`)].join(' ')

const isFlow = (text: string): text is Flow => flows.some((flow) => flow === text)
const isPlot = (text: string): text is PlotName => text in plots
const isSequel = (text: string): text is Sequel => sequels.some((sequel) => sequel === text)
const isKind = (text: string): text is TroubleKind => troubleKinds.some((kind) => kind === text)

const readTrouble = (text: string): Trouble => {
  const [, call = '', nth = '', kind = ''] = /^(\w+)#(\d+):(\w+)$/.exec(text) ?? []
  if (!isKind(kind)) throw new RangeError(`“${text}” is not a trouble such as pay#1:lostAnswer.`)
  return { call, nth: Number(nth), kind }
}

/** Throws a RangeError where it is none. */
export const readTrial = (text: string): Trial => {
  const [play = '', ...troubles] = text.trim().split(/\s+/)
  const [flow = '', plot = '', sequel = ''] = play.split('/')
  if (!isFlow(flow) || !isPlot(plot) || !isSequel(sequel))
    throw new RangeError(`“${play}” is not a trial such as basket/paid/again.`)
  return { flow, plot, sequel, troubles: troubles.map(readTrouble) }
}
