import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'

export const TermsSections = t.type({
  sections: t.array(t.type({ heading: t.string, paragraphs: t.array(t.string) })),
})
type TermsBody = t.TypeOf<typeof TermsSections> | string

/** "Returned as is" (behaviour/contract#2.7): sections, or a text that may be HTML. A text may have any field name. */
export const TermsWire = new t.Type<TermsBody, TermsBody, unknown>(
  'TermsAndConditions',
  (u): u is TermsBody => typeof u === 'string' || TermsSections.is(u),
  (u, context) => {
    if (TermsSections.is(u)) return t.success(u)
    const text = textsIn(u).join('\n\n').trim()
    return text === '' ? t.failure(u, context, 'expected a text') : t.success(text)
  },
  t.identity,
)

function textsIn(u: unknown): readonly string[] {
  if (typeof u === 'string') return [u]
  return t.UnknownRecord.is(u) ? Object.values(u).filter(t.string.is) : []
}

export const OptionSettingWire = t.type(
  { handle: t.string, value: t.union([t.string, t.number, t.boolean, t.null]) },
  'OptionSetting',
)

/** See behaviour/contract#2.7 and behaviour/contract#d1.7. */
export const packageEndpoints = {
  termsAndConditions: get('getTermsAndConditions', '/api/package/:bookingRef/termsandconditions', TermsWire, {
    means: [401, 403, 404],
    maySpeakText: true,
  }),
  optionSettings: get(
    'getOptionSettings',
    '/api/package/:ref/optionsettings',
    t.array(OptionSettingWire, 'OptionSettings'),
  ),
} as const
