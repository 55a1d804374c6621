import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'

export const TermsSections = t.type({
  sections: t.array(t.type({ heading: t.string, paragraphs: t.array(t.string) })),
})
type TermsBody = t.TypeOf<typeof TermsSections> | string

/**
 * Any body (behaviour/catalogue#d9.1): sections, or the texts in it, which may be HTML, in their order. Empty if it has
 * no text.
 */
export const TermsWire = new t.Type<TermsBody, TermsBody, unknown>(
  'TermsAndConditions',
  (u): u is TermsBody => typeof u === 'string' || (TermsSections.is(u) && textsIn(u).join('').trim() !== ''),
  (u) => {
    const text = textsIn(u).join('\n\n').trim()
    return t.success(text !== '' && TermsSections.is(u) ? u : text)
  },
  t.identity,
)

function textsIn(u: unknown): readonly string[] {
  if (typeof u === 'string') return [u]
  return typeof u === 'object' && u !== null ? Object.values(u).flatMap(textsIn) : []
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
