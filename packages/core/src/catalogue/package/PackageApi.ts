import type { ApiCall } from '../../failure/apiCalls.js'

/** The calls about the package of one booking. They end in a failure and never reject. */
export interface PackageApi {
  /** GET /api/package/{bookingRef}/termsandconditions. A 404 is the failure `notFound`. */
  readonly terms: ApiCall<[bookingRef: string], TermsAndConditions>
  /** GET /api/package/{ref}/optionsettings */
  readonly optionSettings: ApiCall<[bookingRef: string], readonly OptionSetting[]>
}

/** A heading of the terms with the paragraphs under it. */
export interface TermsSection {
  /** Empty if it has none. */
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Terms and conditions, in the form in which they were sent. */
export type TermsAndConditions =
  | { readonly kind: 'sections'; readonly sections: readonly TermsSection[] }
  /** Untrusted: only the text and its structure may be shown. */
  | { readonly kind: 'html'; readonly html: string }

/** One option setting of a package (behaviour/catalogue#2.3). The value is text. */
export interface OptionSetting {
  readonly handle: string
  readonly value: string
}
