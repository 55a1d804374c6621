import { createPendingChanges } from '../../../resale/resaleRows.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import type { Visitor } from '../../Visitor.js'

/** The pending name changes, which several areas mark. */
export const pendingChangesArea: Area<'pendingChanges', Visitor, never> = area('pendingChanges', {
  needs: [],
  parts: ({ bind }, own) =>
    bind(tokens.pendingChanges)
      .toDynamicValue((context) => createPendingChanges({ ...own(context).shared, api: context.get(tokens.resaleApi) }))
      .inSingletonScope(),
  create: () => ({}),
})
