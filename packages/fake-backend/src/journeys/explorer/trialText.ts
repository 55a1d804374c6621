import { type Flow, flows, payingByWallet, type PlotName, plots, type Sequel, sequels, type Trial } from './Trial.js'
import { type CallFault, type FaultKind, faultKinds } from './CallFault.js'

/**
 * The printed and typed form of a trial: `basket/bankAgrees/again pay#1:lostAnswer getBasketStatus#2:drop`. By a wallet
 * it begins `basket/bankAgrees/again/wallet`.
 */
export const writeTrial = ({ flow, plot, sequel, faults, byWallet }: Trial): string =>
  [
    `${flow}/${plot}/${sequel}${byWallet === true ? '/wallet' : ''}`,
    ...faults.map(({ call, nth, kind }) => `${call}#${nth}:${kind}`),
  ].join(' ')

const isFlow = (text: string): text is Flow => flows.some((flow) => flow === text)
const isPlot = (text: string): text is PlotName => text in plots
const isSequel = (text: string): text is Sequel => sequels.some((sequel) => sequel === text)
const isKind = (text: string): text is FaultKind => faultKinds.some((kind) => kind === text)

const readFault = (text: string): CallFault => {
  const [, call = '', nth = '', kind = ''] = /^(\w+)#(\d+):(\w+)$/.exec(text) ?? []
  if (!isKind(kind)) throw new RangeError(`“${text}” is not a fault such as pay#1:lostAnswer.`)
  return { call, nth: Number(nth), kind }
}

/** Throws a RangeError if the text is not a trial. */
export const readTrial = (text: string): Trial => {
  const [play = '', ...faults] = text.trim().split(/\s+/)
  const [flow = '', plot = '', sequel = '', by = 'card', ...more] = play.split('/')
  const isBy = more.length === 0 && (by === 'card' || by === 'wallet')
  if (!isFlow(flow) || !isPlot(plot) || !isSequel(sequel) || !isBy)
    throw new RangeError(`“${play}” is not a trial such as basket/paid/again.`)
  const trial = { flow, plot, sequel, faults: faults.map(readFault) }
  return by === 'wallet' ? payingByWallet(trial) : trial
}
