import { describe, expect, it } from 'vitest'
import { createSurroundings } from '../../../test/createSurroundings.js'
import { createDeferred } from '../../../test/Deferred.js'
import { openDrafts } from '../../../test/openDrafts.js'
import { texts } from '../../composition/texts.js'
import { constant } from '../../reactive/Behavior.js'
import type { UpdateEnd } from '../../messages/update.js'
import type { FieldOffer, FieldValues } from './fieldRules.js'
import { createSectionForm } from './sectionForm.js'

const offerOf = (name: string, values: FieldValues, handle = ''): FieldOffer => ({
  ...{ whose: 'other', name, handle, values },
  lines: Object.values(values),
})
const margaret = offerOf('Margaret', { street: '3 Quay Row', city: 'Kinsale' })
const theo = offerOf('Theo', { street: '14 Lantern Yard', city: 'Leeds' })
const office = offerOf('Office', { 'office.street': '9 Tower Place' }, 'office')

const opened = (stored: FieldValues = {}, send = async (): Promise<UpdateEnd> => ({ kind: 'saved' })) => {
  const { time, ...surroundings } = createSurroundings()
  return createSectionForm<string>(
    {
      ...surroundings,
      ...{ scheduler: time, texts, drafts: openDrafts().drafts },
      lists$: constant({ kind: 'loaded', genders: [], countries: [] }),
    },
    constant({
      rules: { problems: () => [], toChanges: () => ({}) },
      values: { street: '', city: '', note: '', 'office.street': '', ...stored },
      offers: [margaret, theo, office],
      draft: 'section',
    }),
    send,
  )
}

/** What can be undone: its lines, by handle. */
const undoable = ({ state$ }: ReturnType<typeof opened>) =>
  state$.value.offers.filter(({ whose }) => whose === 'undo').map(({ handle, lines }) => [handle, ...lines])

const undo = (form: ReturnType<typeof opened>, handle = ''): void => {
  const offer = form.state$.value.offers.find((one) => one.whose === 'undo' && one.handle === handle)
  if (offer !== undefined) form.take(offer)
}

describe('an offer that was taken', () => {
  it('can be undone if it replaced anything, and then shows what was typed before', () => {
    const form = opened({ city: 'York' })
    form.type('street', '2 Harbour Walk')
    form.type('note', 'Ring twice')
    form.take(margaret)
    expect(form.state$.value.values).toMatchObject(margaret.values)
    expect(undoable(form)).toEqual([['', '2 Harbour Walk', 'York']])
    undo(form)
    expect(form.state$.value.values).toMatchObject({ street: '2 Harbour Walk', city: 'York', note: 'Ring twice' })
    expect(undoable(form)).toEqual([])
  })

  it('needs no undo before it is taken, if the fields were empty, or if they held the same', () => {
    const typed = opened({ city: 'York' })
    typed.type('street', '2 Harbour Walk')
    expect(undoable(typed)).toEqual([])
    const form = opened()
    form.take(margaret)
    form.take(margaret)
    expect(undoable(form)).toEqual([])
  })

  it('gives back what was typed even after another offer', () => {
    const form = opened()
    form.type('street', '2 Harbour Walk')
    form.take(margaret)
    form.take(theo)
    undo(form)
    expect(form.state$.value.values).toMatchObject({ street: '2 Harbour Walk', city: '' })
  })

  it('leaves a field alone that was changed since', () => {
    const form = opened({ street: '1 High Street', city: 'York' })
    form.take(margaret)
    form.type('street', '3a Quay Row')
    undo(form)
    expect(form.state$.value.values).toMatchObject({ street: '3a Quay Row', city: 'York' })
  })

  it('is undone for its own question alone', () => {
    const form = opened({ street: '1 High Street', 'office.street': '5 Mill Lane' })
    form.take(margaret)
    form.take(office)
    expect(undoable(form)).toEqual([
      ['', '1 High Street'],
      ['office', '5 Mill Lane'],
    ])
    undo(form, 'office')
    expect(form.state$.value.values).toMatchObject({ street: '3 Quay Row', 'office.street': '5 Mill Lane' })
    expect(undoable(form)).toEqual([['', '1 High Street']])
  })

  it('can be undone after the screen was left, and no more once it is saved or cancelled', async () => {
    const form = opened({ street: '1 High Street' })
    form.take(margaret)
    form.leave()
    expect(undoable(form)).toEqual([['', '1 High Street']])
    await form.save()
    expect(undoable(form)).toEqual([])
    form.take(theo)
    form.cancel()
    expect(undoable(form)).toEqual([])
  })
})

describe('a form that is being saved', () => {
  it('ignores what is typed or offered, and takes it again after the save', async () => {
    const answer = createDeferred<UpdateEnd>()
    const form = opened({}, () => answer.promise)
    form.type('street', '2 Harbour Walk')
    const end = form.save()
    form.type('street', '3 Harbour Walk')
    form.take(theo)
    expect(form.state$.value).toMatchObject({ busy: true, values: { street: '2 Harbour Walk', city: '' } })
    answer.resolve({ kind: 'saved' })
    await end
    form.type('street', '4 Harbour Walk')
    expect(form.state$.value).toMatchObject({ busy: false, values: { street: '4 Harbour Walk' } })
  })
})
